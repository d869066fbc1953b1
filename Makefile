# make run opens the window, make test checks everything; see README.md.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# Arguments for the program: make run ARGS=compose-sheet/open:one-motion
ARGS ?=

BINARY := .build/release/keyrise
# The Swift runtime goes into the program, so that it runs where no toolchain is.
RELEASE := -c release --static-swift-stdlib --product keyrise
SOURCES := Package.swift $(shell find Sources -type f)

BINDIR := $(DESTDIR)$(PREFIX)/bin
SHAREDIR := $(DESTDIR)$(PREFIX)/share/keyrise

.PHONY: run build test approve bench format install uninstall clean dependencies
.NOTPARALLEL:

run: dependencies $(BINARY)
	@exec $(BINARY) $(ARGS)

build: dependencies
	$(SWIFT) build $(RELEASE)

test:
	@Scripts/dependencies run test
	@SWIFT="$(SWIFT)" Scripts/test

# The repository's own goldens, Tests/Goldens: look at the pictures that changed, then commit them.
approve: dependencies $(BINARY)
	@$(BINARY) approve --suite Tests/Goldens --prune $(ARGS)

bench: dependencies $(BINARY)
	@$(BINARY) bench $(ARGS)

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

install: dependencies $(BINARY)
	rm -rf "$(SHAREDIR)"
	install -d "$(BINDIR)" "$(SHAREDIR)"
	install -m 755 $(BINARY) "$(BINDIR)/keyrise"
	cp -R Assets/. "$(SHAREDIR)"
	chmod -R u=rwX,go=rX "$(SHAREDIR)"

uninstall:
	rm -f "$(BINDIR)/keyrise"
	rm -rf "$(SHAREDIR)"

clean:
	rm -rf .build

dependencies:
	@Scripts/dependencies run

# Newer than every source: nothing to ask the compiler for.
$(BINARY): $(SOURCES)
	$(SWIFT) build $(RELEASE)
	@touch $(BINARY)

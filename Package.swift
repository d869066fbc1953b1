// swift-tools-version: 6.0
import PackageDescription

/// The rooms of Keyrise, each importing only those above it; C is imported by `Catalog`,
/// `Canvas` and `Workbench` alone.
let package = Package(
  name: "Keyrise",
  products: [
    .executable(name: "keyrise", targets: ["keyrise"])
  ],
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),

    .target(name: "Motion"),
    .target(name: "Choreography", dependencies: ["Motion"]),
    .target(name: "Diagnosis", dependencies: ["Choreography"]),
    .target(name: "Catalog", dependencies: ["Choreography", "Motion", "CYAML"]),
    .target(name: "Picture", dependencies: ["Choreography", "Diagnosis"]),
    .target(name: "Canvas", dependencies: ["Picture", "CPangoCairo", "CSpng"]),
    .target(
      name: "Goldens", dependencies: ["Choreography", "Diagnosis", "Catalog", "Picture", "Canvas"]),
    .target(
      name: "Workbench",
      dependencies: ["Choreography", "Diagnosis", "Catalog", "Picture", "Canvas", "CSDL2"]),
    .executableTarget(
      name: "keyrise",
      dependencies: [
        "Motion", "Choreography", "Diagnosis", "Catalog", "Picture", "Canvas", "Goldens",
        "Workbench",
      ]),

    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "ChoreographyTests", dependencies: ["Choreography", "Catalog"]),
    .testTarget(name: "DiagnosisTests", dependencies: ["Diagnosis", "Choreography", "Catalog"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
    .testTarget(name: "PictureTests", dependencies: ["Picture", "Catalog", "Canvas"]),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "Picture", "Catalog"]),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens", "Catalog", "Canvas", "Picture"]),
    .testTarget(name: "WorkbenchTests", dependencies: ["Workbench", "Canvas", "keyrise"]),
    .testTarget(name: "CommandTests", dependencies: ["keyrise", "Catalog"]),
  ],
  swiftLanguageModes: [.v6]
)

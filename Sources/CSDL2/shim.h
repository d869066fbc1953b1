#pragma once
#include <SDL.h>
// The memory that the toolkit and we share goes back to the system by `malloc_trim`.
#include <malloc.h>

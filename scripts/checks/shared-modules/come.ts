/** State shared by test files that share their modules. */
export const come = { isSlowThere: false }

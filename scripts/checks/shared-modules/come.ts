/** What has come, for files of tests that share their modules. */
export const come = { isSlowThere: false }

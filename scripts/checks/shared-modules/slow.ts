import { come } from './come.ts'

// As on a busy machine: the next file of tests would begin before.
await new Promise((resolve) => setTimeout(resolve, 3000))
come.isSlowThere = true

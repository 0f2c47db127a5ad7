import { come } from './come.ts'

// Slow as on a busy machine: the next test file would start before it.
await new Promise((resolve) => setTimeout(resolve, 3000))
come.isSlowThere = true

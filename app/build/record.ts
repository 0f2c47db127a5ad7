/** Part of `npm run sizes`: builds the console and writes anew what its first pages fetch, and what each library is of it. */
import { buildConsole } from '../../scripts/console-build.ts'
import { record } from './first-load.ts'
import { recordLibraries } from './library-sizes.ts'

await buildConsole()
record()
recordLibraries()

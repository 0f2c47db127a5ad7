/** Part of `npm run sizes`: builds the console and writes anew what its first pages fetch. */
import { buildConsole } from '../../scripts/console-build.ts'
import { record } from './first-load.ts'

await buildConsole()
record()

/** `npm start`: builds the console if it is stale, then serves it and the reference provider on one port. */
import { buildConsole } from './console-build.ts'
import { programs, standIn, startNode } from './run.ts'

await buildConsole()
await standIn(startNode([programs.provider, ...process.argv.slice(2)]))

/** `npm start`: builds what is stale, then serves the console and the reference provider on one port. */
import { buildConsole } from './console-build.ts'
import { programs, standIn, startNode } from './run.ts'

await buildConsole()
await standIn(startNode([programs.provider, ...process.argv.slice(2)]))

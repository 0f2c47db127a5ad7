/** `npm start`: builds what is stale, then serves the console and the reference provider on one port. */
import { join } from 'node:path'
import { buildConsole } from './console-build.ts'
import { programs, root, standIn, startNode } from './run.ts'

await buildConsole()
await standIn(startNode(['--conditions=source', programs.provider, '--console', join(root, 'app/dist'), ...process.argv.slice(2)]))

/** `npm run build`: the library as a package, and the console. */
import { join } from 'node:path'
import { buildConsole } from './console-build.ts'
import { programs, root, runNode } from './run.ts'

const library = await runNode([join(root, programs.tsup)], { cwd: join(root, 'ui') })
if (library !== 0) process.exit(library)
await buildConsole()

/** `npm run build`: the library as a package, and the console. `-- --base /ronde/` builds it for a path of its host. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildConsole } from './console-build.ts'
import { programs, root, runNode } from './run.ts'

const { base } = parseArgs({ options: { base: { type: 'string', default: '/' } } }).values
if (!/^\/([\w.~-]+\/)*$/.test(base)) {
  console.error(`The console cannot stand at ${base}: --base /ronde/`)
  process.exit(2)
}
const library = await runNode([join(root, programs.tsup)], { cwd: join(root, 'ui') })
if (library !== 0) process.exit(library)
await buildConsole({ base })

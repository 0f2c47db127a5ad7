/** `npm run orders`: runs an editor's events in 10,000 random orders, or the given number. */
import { programs, runNode } from './run.ts'

const [count = '10000'] = process.argv.slice(2)
process.exitCode = await runNode([programs.vitest, 'run', '--project', 'unit', 'app/src/kit/editor/orders.test.ts'], {
  env: { RONDE_ORDERS: count },
})

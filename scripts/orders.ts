/** `npm run orders`: what can happen to an editor, in 10,000 orders or as many as are asked for. */
import { programs, runNode } from './run.ts'

const [count = '10000'] = process.argv.slice(2)
process.exitCode = await runNode([programs.vitest, 'run', '--project', 'unit', 'app/src/kit/editor/orders.test.ts'], {
  env: { RONDE_ORDERS: count },
})

/**
 * `npm run test:postgres`: runs the provider's tests and the verification on a temporary PostgreSQL. `-- contracts/provider/writes`
 * runs only those tests, without the verification. The server always ends with the command.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '../contracts/provider/database/database.ts'
import { startPostgres } from '../contracts/provider/testing/test-postgres.ts'
import { verify } from '../contracts/provider/verify.ts'
import { programs, startNode } from './run.ts'

/** Exit codes of a program stopped by a signal. */
const codeOf = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const { promise: stopped, resolve: stop } = Promise.withResolvers<number>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(codeOf[signal]))

const chosen = process.argv.slice(2)
const postgres = await startPostgres()
if (!postgres) {
  console.log('No PostgreSQL is installed (initdb and pg_ctl were not found): nothing was tested.')
  process.exit(0)
}

let tests: ChildProcess | undefined

async function run(address: string): Promise<number> {
  tests = startNode(
    [programs.vitest, 'run', '--project', 'server', ...(chosen.length > 0 ? chosen : ['contracts/provider'])],
    { env: { RONDE_TEST_POSTGRES: address } },
  )
  const [code] = (await once(tests, 'close')) as [number | null]
  if (chosen.length > 0) return code ?? 1
  const { inFile, verified, failures } = await verify({ database: openDatabase(address) })
  console.log([...failures, `${verified} interactions verified of ${inFile}, ${failures.length} failures`].join('\n'))
  return code !== 0 || failures.length > 0 ? 1 : 0
}

console.log(`PostgreSQL from the installed programs, on ${postgres.address}`)
const code = await Promise.race([run(postgres.address), stopped]).finally(async () => {
  tests?.kill()
  await postgres.remove()
})
// A verification that was stopped would go on for a while.
process.exit(code)

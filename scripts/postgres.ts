/** `npm run test:postgres`: the provider's tests and the verification again, on a PostgreSQL of their own. */
import { openDatabase } from '../contracts/provider/database/database.ts'
import { startPostgres } from '../contracts/provider/testing/test-postgres.ts'
import { verify } from '../contracts/provider/verify.ts'
import { programs, runNode } from './run.ts'

const postgres = await startPostgres()
if (!postgres) {
  console.log('No PostgreSQL is installed (initdb and pg_ctl were not found): nothing was tested.')
  process.exit(0)
}
try {
  console.log(`PostgreSQL from the installed programs, on ${postgres.address}`)
  const code = await runNode(
    [programs.vitest, 'run', '--project', 'unit', 'contracts/provider', ...process.argv.slice(2)],
    { env: { RONDE_TEST_POSTGRES: postgres.address } },
  )
  const { inFile, verified, failures } = await verify({ database: openDatabase(postgres.address) })
  console.log([...failures, `${verified} interactions verified of ${inFile}, ${failures.length} failures`].join('\n'))
  process.exitCode = code !== 0 || failures.length > 0 ? 1 : 0
} finally {
  await postgres.remove()
}

/** `npm run dev`: the console with hot reload, and the reference provider beside it, restarted when its files change. */
import { programs, standIn, startNode } from './run.ts'

const port = Number(process.env.PORT ?? 5080)
const options = process.argv.slice(2)
const env = { API_PORT: String(port + 1) }
// The local directory needs the console's address, and the console the directory's.
const directory: Record<string, string> = options.includes('--directory')
  ? { RONDE_CONSOLE_ORIGIN: `http://localhost:${port}`, RONDE_DIRECTORY: 'local' }
  : {}

await standIn(
  startNode(['--watch', programs.provider, '--port', env.API_PORT, ...options], { env: directory }),
  startNode([programs.vite, 'app', '--port', String(port), '--strictPort'], { env: { ...env, ...directory } }),
)

/** `npm run dev`: the console with hot reload, and the reference provider beside it, restarted when its files change. */
import { programs, standIn, startNode } from './run.ts'

const port = Number(process.env.PORT ?? 5080)
const env = { API_PORT: String(port + 1) }

await standIn(
  startNode(['--watch', programs.provider, '--port', env.API_PORT, ...process.argv.slice(2)]),
  startNode([programs.vite, 'app', '--port', String(port), '--strictPort'], { env }),
)

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/**
 * A free port whose next one, for the directory, is free too. Below 32768: higher ports are assigned to outgoing
 * connections, for example of a browser before the provider starts.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + 2 * randomInt(10_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** A reference provider with the demo data, on a folder and a port of its own. */
export interface Provider {
  url: string
  /** Where it keeps its database. */
  folder: string
  stop: () => Promise<void>
  start: () => Promise<void>
}

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const health = await fetch(`${url}/health`).catch(() => null)
    if (health?.ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(`The provider ended with ${child.exitCode}.`)
}

/** Starts one; `args` go to its command line. */
export async function startProvider(...args: string[]): Promise<Provider & { remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-e2e-'))
  // The prepared data of all journeys, unless this one needs other data.
  const demo = process.env.RONDE_DEMO_FILE
  if (demo && !args.includes('--rows') && !args.includes('--date'))
    // With 100,000 rows it is half a gigabyte: shared until it is written to, where the disk can.
    copyFileSync(demo, join(folder, 'ronde.sqlite'), constants.COPYFILE_FICLONE)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, [join(root, 'contracts/provider/main.ts'), '--port', String(port), ...args], {
      env: { ...process.env, RONDE_DATA: folder, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await answers(url, child)
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  await start()
  return { url, folder, start, stop, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

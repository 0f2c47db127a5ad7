import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The provider's program, as `npm start` runs it. */
export interface RunningProcess {
  child: ChildProcess
  /** Its address, once it answers. Rejects with what it wrote when it ends before. */
  url: Promise<string>
  /** Its exit code and what it wrote, once it has ended. */
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts the program on a data folder and, unless told, a port of the system's choice. */
export function startProcess(
  folder: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), ...(args.includes('--port') ? [] : ['--port', '0']), ...args],
    {
      env: { ...process.env, RONDE_DATA: folder, NODE_OPTIONS: '', NODE_ENV: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const { promise: url, resolve, reject } = Promise.withResolvers<string>()
  // Whoever waits for its end alone does not miss the address.
  url.catch(() => {})
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output += piece.toString()
      const address = /answers on (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
  }
  const ended = once(child, 'close').then(() => {
    reject(new Error(output))
    return { code: child.exitCode, output }
  })
  return { child, url, ended }
}

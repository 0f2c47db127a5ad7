import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { ask } from '../doctor/ask.ts'

/** Whether a program is installed. */
export const isInstalled = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs a server until it is stopped. Resolves once it answers; rejects with what it wrote when it ends before. */
export async function serve(
  program: string,
  args: readonly string[],
  { address, ca }: { address: string; ca: string },
) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece.toString()))
  const ended = once(child, 'close')
  while (child.exitCode === null) {
    const answers = await ask(address, { ca }).then(
      () => true,
      () => false,
    )
    if (answers)
      return async () => {
        child.kill('SIGTERM')
        await ended
      }
  }
  throw new Error(`${program} has ended: ${output}`)
}

import { createServer } from 'node:net'

/** Why a server could not listen, in a line for people. */
export const whyNotListening = (error: unknown, port: number): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken: choose another with --port`)
    : error

/** Takes a port, answers nobody, and resolves with what gives it back. Rejects when it is taken. */
export function holdPort(port: number, host: string): Promise<() => Promise<void>> {
  // Whoever calls while the data is made may call again.
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(whyNotListening(error, port)))
    server.listen(port, host, () => {
      resolve(
        () =>
          new Promise((released) => {
            server.close(() => released())
          }),
      )
    })
  })
}

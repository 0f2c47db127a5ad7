import { createServer } from 'node:net'

/** Why a server could not listen: a one-line message where the port is taken, else the error itself. */
export const whyNotListening = (error: unknown, port: number): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken: choose another with --port`)
    : error

/** Reserves a port, closing every connection. Resolves with a function that releases it; rejects when it is taken. */
export function holdPort(port: number, host: string): Promise<() => Promise<void>> {
  // Clients that connect while the data is created may try again.
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

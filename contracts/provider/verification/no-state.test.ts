import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { handlers, onStateChange, type StateChange } from '../../samples/typescript/provider-states.ts'
import { verifyByCommand } from './command.ts'

let server: Server | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})

/** A server that accepts no session, with the state endpoint of the TypeScript skeleton as it is delivered. */
async function listening(changes: StateChange[]): Promise<string> {
  server = createServer(async (request, reply) => {
    const answer = (status: number, body: object) =>
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url !== '/_pact/provider-states') {
      return answer(401, {
        isSuccess: false,
        hasErrors: true,
        msgList: [{ message: 'Connectez-vous', eventType: 5, exception: null }],
      })
    }
    const change = JSON.parse(await text(request)) as StateChange
    changes.push(change)
    const { status, body } = await onStateChange(handlers, () => Promise.resolve(), change)
    return answer(status, body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an interaction without state is set up and taken down all the same, as the state of no name, which the skeleton knows', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const changes: StateChange[] = []
  const url = await listening(changes)
  const unused = () => Promise.reject(new Error('the reference provider was asked'))
  const code = await verifyByCommand(
    ['--provider-base-url', url, '--filter', '^AdmAgence/GetList: without a session$'],
    unused,
  )
  expect(changes.map(({ action, state }) => [action, state])).toEqual([
    // First comes the check that a state endpoint exists.
    ['setup', ''],
    ['teardown', ''],
    ['setup', ''],
    ['teardown', ''],
  ])
  expect(code).toBe(0)
})

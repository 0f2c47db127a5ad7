import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCall } from '@ronde/contracts/call'
import { type Call, pathOf } from '@ronde/contracts/wire'
import type { EndpointAnswer } from './answers.ts'

/** What the server sends for one address in place of a valid answer: a status and a raw body; or it never answers. */
export type Fault = { status: number; body?: string; headers?: Record<string, string> } | 'silence'

const anywhere = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type, accept-language',
  'access-control-allow-methods': '*, PUT, DELETE',
}

/** A local server that answers as listed, until told to fail, so that bytes and status codes pass through the network. */
export async function realServer(answers: readonly EndpointAnswer[]) {
  const byPath = new Map(answers.map(({ path, reply }) => [path, reply]))
  const faults = new Map<string, Fault>()

  const handle = async ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const path = url.split('?')[0] ?? ''
    if (method === 'OPTIONS') return response.writeHead(204, anywhere).end()
    const fault = faults.get(path)
    if (fault === 'silence') return
    if (fault) return response.writeHead(fault.status, { ...anywhere, ...fault.headers }).end(fault.body)
    const reply = byPath.get(path)
    if (!reply) return response.writeHead(404, anywhere).end()
    const { value, hasErrors, messages } = await reply({})
    return response
      .writeHead(200, { ...anywhere, 'content-type': 'application/json' })
      .end(JSON.stringify({ value, isSuccess: !hasErrors, hasErrors, msgList: messages }))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const context = { baseUrl: `http://127.0.0.1:${port}`, token: () => 'token', language: () => 'fr' }
  /** What is never answered is given up soon; a busy machine has its time for anything else. */
  const brief = createCall({ ...context, timeout: 1_500 })
  const patient = createCall(context)
  const call: Call = (endpoint, ...rest) =>
    (faults.get(pathOf(endpoint)) === 'silence' ? brief : patient)(endpoint, ...rest)

  return {
    /** The console's real call, to this server. */
    call,
    fail: (path: string, fault: Fault) => void faults.set(path, fault),
    mend: () => faults.clear(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

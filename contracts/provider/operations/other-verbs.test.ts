import { afterAll, beforeAll, expect, test } from 'vitest'
import operations from '../../services/operations.json' with { type: 'json' }
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Bodies to send: none, JSON, a form, and an unsupported type. */
const bodies: readonly (readonly [type: string, payload: string] | undefined)[] = [
  undefined,
  ['application/json', '{}'],
  ['text/plain', 'x'],
  ['multipart/form-data; boundary=b', '--b--\r\n'],
]

test.each(operations)(
  '$service/$operation answers other verbs 405, and says which it takes',
  async ({ service, operation, verb }) => {
    const told: unknown[] = []
    for (const method of verbs.filter((one) => one !== verb)) {
      for (const body of method === 'GET' || method === 'HEAD' ? [undefined] : bodies) {
        for (const authorization of [undefined, `Bearer ${server.admin}`]) {
          const sent = body ? { payload: body[1] } : {}
          const headers = { ...(authorization ? { authorization } : {}), ...(body ? { 'content-type': body[0] } : {}) }
          const answer = await server.app.inject({ method, url: `${service}/${operation}`, headers, ...sent })
          const isTold =
            answer.statusCode === 405 &&
            answer.headers.allow === verb &&
            (method === 'HEAD' || answer.json<{ hasErrors: boolean }>().hasErrors)
          if (!isTold) told.push([method, body?.[0], answer.statusCode, answer.headers.allow])
        }
      }
    }
    expect(told).toEqual([])
  },
)

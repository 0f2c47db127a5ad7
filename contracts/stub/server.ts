import Fastify, { type FastifyInstance } from 'fastify'
import type { Interaction } from '../pacts/pact.ts'
import { choose } from './choose.ts'

const everybody = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Expose-Headers': 'Content-Disposition, X-Pact-Interaction, X-Pact-Match',
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The pact's token is an example that nobody can read; the console reads whom its token speaks for. */
const token = `${base64({ alg: 'none' })}.${base64({ login: 'admin', lbUser: 'Nadia Perrin', lbGroupe: 'Administrateurs', idGroupe: 1, refIdentification: 'B', defaultRoute: null, exp: 4_102_444_800 })}.stub`

const withToken = (content: unknown): unknown => {
  const { value } = content as { value?: { token?: string } }
  return value?.token === undefined ? content : { ...(content as object), value: { ...value, token } }
}

const queryOf = (url: string): Record<string, string[]> => {
  const { searchParams } = new URL(url, 'http://stub')
  return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]))
}

/** Answers every call of a pact with what the pact expects. `X-Pact-Description` chooses: a part of the interaction's description. */
export function stub(interactions: readonly Interaction[]): FastifyInstance {
  const server = Fastify({ bodyLimit: 60_000_000 })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.addHook('onRequest', async (_request, reply) => void reply.headers(everybody))
  server.options('*', (_request, reply) => reply.code(204).send())
  server.setNotFoundHandler(async ({ method, url, headers, body }, reply) => {
    const chosen = await choose(interactions, {
      method,
      path: new URL(url, 'http://stub').pathname,
      query: queryOf(url),
      hasToken: headers.authorization !== undefined,
      contentType: headers['content-type'] ?? '',
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      wanted: headers['x-pact-description'] as string | undefined,
    })
    if (!chosen)
      return reply.code(404).send({
        isSuccess: false,
        hasErrors: true,
        msgList: [{ message: 'The pact has no such interaction', eventType: 4, exception: null }],
      })
    const {
      interaction: { description, response },
      isExact,
    } = chosen
    void reply.code(response.status).headers({
      'X-Pact-Interaction': encodeURIComponent(description),
      'X-Pact-Match': isExact ? 'exact' : 'operation',
    })
    for (const [name, values] of Object.entries(response.headers ?? {})) void reply.header(name, values.join(', '))
    const { content, encoded } = response.body ?? { content: '', encoded: false }
    return reply.send(encoded === 'base64' ? Buffer.from(String(content), 'base64') : withToken(content))
  })
  return server
}

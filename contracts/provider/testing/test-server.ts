import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ServerOptions } from '../server.ts'
import { baseDate, testDatabase } from './test-database.ts'

/** The server's clock unless a test moves it. */
export const noon = new Date(`${baseDate}T12:00:00.000Z`)

/** Keys of users of the demo. */
export const adminId = 1
export const agentId = 2

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  token?: string
  language?: string
  body?: unknown
  headers?: Record<string, string>
}

/** An answer as tests look at it. */
export interface Received {
  status: number
  headers: Record<string, unknown>
  text: string
  value: unknown
  messages: string[]
}

interface EnvelopeLike {
  value?: unknown
  msgList?: { message: string }[]
}

function envelopeIn(text: string): EnvelopeLike {
  try {
    return JSON.parse(text) as EnvelopeLike
  } catch {
    return {}
  }
}

/** A real server on a database of its own, filled with the demo. `close` takes everything away. */
export async function startTestServer(options: ServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'))
  const { db, remove } = options.database
    ? { db: options.database, remove: () => Promise.resolve() }
    : await testDatabase()
  const app = await createServer({ database: db, now: () => noon, ...options })

  const call = async (
    url: string,
    { method = 'GET', token, language = 'fr', body, headers = {} }: Sent = {},
  ): Promise<Received> => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'accept-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object | string }),
    })
    const { value, msgList = [] } = envelopeIn(answer.body)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      value,
      messages: msgList.map(({ message }) => message),
    }
  }

  /** Sends a form as a browser does; a list is a part for each of its items. */
  const upload = async (
    url: string,
    token: string,
    fields: Readonly<Record<string, string | File | readonly string[]>>,
  ): Promise<Received> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
    const sent = new Response(form)
    return call(url, {
      method: 'POST',
      token,
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
  }

  return {
    app,
    db,
    folder,
    call,
    upload,
    /** The lines of the log that were written since: the demo's are older. */
    written: () => db.selectFrom('log').where('dtLog', '>=', baseDate),
    admin: await app.issueToken(adminId),
    agent: await app.issueToken(agentId),
    close: async () => {
      await app.close()
      await remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

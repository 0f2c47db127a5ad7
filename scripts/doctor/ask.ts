import { request as askPlain, type IncomingHttpHeaders } from 'node:http'
import { request as askSecurely } from 'node:https'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'

/** What was answered, as it came: not unpacked, not followed. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  body: Buffer
  /** When it came, by this machine's clock. */
  at: Date
}

/** How something is asked for. */
export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Only the head of the request is sent: whoever refuses it does so at once. */
  headOnly?: boolean
  /** Certificates that are trusted besides the known ones, as PEM. */
  ca?: string | undefined
}

const contexts = new Map<string, SecureContext>()

/** Who is trusted: the known authorities and one more. To name one alone would take the others away. */
export function trusting(ca: string | undefined): { secureContext?: SecureContext } {
  if (ca === undefined) return {}
  // Made once: there are many of them, and each question has a connection of its own.
  const secureContext = contexts.get(ca) ?? createSecureContext({ ca: [...getCACertificates('default'), ca] })
  contexts.set(ca, secureContext)
  return { secureContext }
}

/** Milliseconds after which no answer comes any more. */
const patience = 15_000

/** Asks for an address. Rejects, in plain words, when no answer comes. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, headOnly, ca }: Asked = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const isSecure = address.startsWith('https:')
  // A connection of its own: a proxy that breaks one must not spoil the next question.
  const options = { method, headers, agent: false, timeout: patience, ...trusting(ca) }
  const asking = (isSecure ? askSecurely : askPlain)(address, options, (answer) => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.on('error', reject)
    answer.on('end', () => {
      const whole = Buffer.concat(pieces)
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: whole.toString('utf8'),
        body: whole,
        at: new Date(),
      })
      asking.destroy()
    })
  })
  asking.on('timeout', () => asking.destroy(new Error(`no answer within ${patience / 1_000} seconds`)))
  asking.on('error', reject)
  if (headOnly) asking.flushHeaders()
  else asking.end(body)
  return promise
}

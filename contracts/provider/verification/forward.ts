import { type IncomingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** A request to a server. */
export interface Asked {
  method: string
  headers?: IncomingHttpHeaders
  body?: Buffer
}

/** The complete answer. */
export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  milliseconds: number
}

/** No answer from a server: connection refused, unknown host, connection closed, or timeout. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

const whyOf: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `nothing listens on ${host}: start the server, or name another port`,
  ENOTFOUND: (host) => `there is no machine of the name in ${host}`,
  EAI_AGAIN: (host) => `there is no machine of the name in ${host}`,
  ECONNRESET: (host) => `${host} hung up without an answer`,
}

function reasonOf(error: unknown, { host }: URL): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return whyOf[code]?.(host) ?? `${host} gave no answer: ${error instanceof Error ? error.message : String(error)}`
}

/** Sends a request, and waits up to `timeout` ms for the complete answer. Rejects with `NoAnswer`, with a readable message. */
export async function forward(target: URL, { method, headers = {}, body }: Asked, timeout: number): Promise<Answered> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(timeout)
  const ask = target.protocol === 'https:' ? overHttps : overHttp
  try {
    return await new Promise<Answered>((resolve, reject) => {
      const sent = ask(target, { method, headers: { ...headers, host: target.host }, signal }, (answer) => {
        buffer(answer).then(
          (whole) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: whole,
              milliseconds: Math.round(performance.now() - startedAt),
            }),
          reject,
        )
      })
      sent.once('error', reject)
      sent.end(body)
    })
  } catch (error) {
    if (signal.aborted)
      throw new NoAnswer(`${target.host} took the call and did not answer within ${timeout / 1000} s (--timeout)`, {
        cause: error,
      })
    throw new NoAnswer(reasonOf(error, target), { cause: error })
  }
}

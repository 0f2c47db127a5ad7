import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Answered, type Asked, forward, NoAnswer } from './forward.ts'
import { faultOfState, type StateChange } from './state-answers.ts'

/** The server that is verified. */
export interface VerifiedServer {
  url: string
  statesUrl: string
  /** Milliseconds that an answer may take. */
  timeout: number
  /** Names of the values that each state has to return, by the state's name. */
  gives: ReadonlyMap<string, readonly string[]>
  /** Called with each line that people should see at once. */
  say: (line: string) => void
}

/** Status codes sent to the verifier when the server gives no answer; no server sends these itself. */
export const statusOf = { noAnswer: 598, notTried: 599 } as const

/** After this many calls in a row without an answer the verification stops: a server that hangs would take hours. */
const mostInARow = 3
const slow = 1000
const patience = 2000

const statesPath = '/_pact/provider-states'

/**
 * Proxy between the verifier and a server: it passes on every byte, and reports in words what the verifier does not report or waits
 * out, such as an unknown state, a failed state (which the verifier would try again for two minutes), or a server that hangs.
 */
export class GoBetween {
  readonly #server: VerifiedServer
  readonly #listener = createServer((request, reply) => void this.#pass(request, reply))
  readonly #silent = { state: 0, call: 0 }
  #hasSaidWait = false
  /** The fault of each failed state, by the state's name. */
  readonly faults = new Map<string, string>()
  /** The slowest answer of each path in milliseconds, where it was slow. */
  readonly slow = new Map<string, number>()
  /** Why the verification stopped early; null when it did not. */
  stopped: string | null = null

  constructor(server: VerifiedServer) {
    this.#server = server
  }

  async listen(): Promise<{ url: string; statesUrl: string }> {
    await new Promise<void>((resolve) => this.#listener.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`
    return { url, statesUrl: `${url}${statesPath}` }
  }

  async close(): Promise<void> {
    this.#listener.closeAllConnections()
    await new Promise((resolve) => this.#listener.close(resolve))
  }

  /** Forwards a request; the first time an answer is slow, reports that it waits. */
  async #ask(kind: 'state' | 'call', target: URL, asked: Asked): Promise<Answered> {
    const { timeout, say } = this.#server
    const waiting = setTimeout(() => {
      if (this.#hasSaidWait) return
      this.#hasSaidWait = true
      say(`… ${target.pathname} has not answered for ${patience / 1000} s; it is given up after ${timeout / 1000} s`)
    }, patience)
    try {
      const answered = await forward(target, asked, timeout)
      this.#silent[kind] = 0
      return answered
    } catch (error) {
      this.#silent[kind] += 1
      if (this.#silent[kind] >= mostInARow && error instanceof NoAnswer) {
        this.stopped ??= `stopped early: ${mostInARow} calls in a row had no answer, the last was ${target.pathname}: ${error.message}`
      }
      throw error
    } finally {
      clearTimeout(waiting)
    }
  }

  async #pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request
    const asked = { method, headers, body: await buffer(request) }
    const isState = url === statesPath
    if (this.stopped !== null) {
      reply.writeHead(isState ? 200 : statusOf.notTried, { 'content-type': 'application/json' }).end('{}')
      return
    }
    await (isState ? this.#passState(asked, reply) : this.#passCall(url, asked, reply))
  }

  async #passState(asked: Asked & { body: Buffer }, reply: ServerResponse): Promise<void> {
    const change = JSON.parse(asked.body.toString()) as StateChange
    const { state = '' } = change
    const gives = this.#server.gives.get(state) ?? []
    const answered = await this.#ask('state', new URL(this.#server.statesUrl), asked).catch((error: Error) => error)
    const fault =
      answered instanceof Error
        ? `the state endpoint gave no answer to “${state}”: ${answered.message}`
        : faultOfState(change, answered, gives)
    if (fault === null && !(answered instanceof Error)) {
      reply.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body)
      return
    }
    if (!this.faults.has(state)) {
      this.faults.set(state, fault ?? '')
      this.#server.say(`✗ ${fault}`)
    }
    // Any 4xx: the verifier tries a 500 again for two minutes.
    reply.writeHead(400, { 'content-type': 'application/json' }).end('{}')
  }

  async #passCall(url: string, asked: Asked, reply: ServerResponse): Promise<void> {
    const target = new URL(`${this.#server.url}${url}`)
    try {
      const { status, headers, body, milliseconds } = await this.#ask('call', target, asked)
      if (milliseconds > slow) {
        if (this.slow.size === 0) this.#server.say(`… slow: ${target.pathname} took ${milliseconds} ms`)
        this.slow.set(target.pathname, Math.max(milliseconds, this.slow.get(target.pathname) ?? 0))
      }
      const { connection: _, 'transfer-encoding': __, ...passed } = headers
      reply.writeHead(status, passed).end(body)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      reply.writeHead(statusOf.noAnswer, { 'content-type': 'application/json' }).end(JSON.stringify({ why }))
    }
  }
}

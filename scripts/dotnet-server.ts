import { admin, type Caller, signedIn } from '../contracts/services/Core/SecAuthentification/states.ts'
import type { GivenState } from '../contracts/wire/state.ts'

/** Answer to a call. */
export interface Answer {
  status: number
  headers: Headers
  value: unknown
  hasValue: boolean
  messages: { message: string; code?: string; field?: string | null }[]
  text: string
}

interface Asked {
  /** Token to send. @default the administrator's */
  token?: string | null
  query?: string
  /** JSON, a form, or raw text. */
  body?: object | FormData | string
  headers?: Record<string, string>
}

/** A server under verification, as rules use it: states by its state endpoint, calls by an administrator. */
export class DotnetServer {
  readonly #url: string
  token = ''

  constructor(url: string) {
    this.#url = url
  }

  async #state(action: 'setup' | 'teardown', { name, params }: GivenState): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.#url}/_pact/provider-states`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, state: name, params }),
    })
    if (!answer.ok) throw new Error(`the state “${name}” was answered ${answer.status}`)
    return (await answer.json()) as Record<string, unknown>
  }

  /** Signs a caller in. Resolves to the token. */
  async signIn(who: Caller): Promise<string> {
    return String((await this.#state('setup', signedIn(who)))['token'])
  }

  /** Sets these states up on an empty database, and signs an administrator in. */
  async begin(states: readonly GivenState[]): Promise<void> {
    await this.#state('teardown', signedIn(admin))
    this.token = await this.signIn(admin)
    for (const given of states) await this.#state('setup', given)
  }

  async ask(verb: string, path: string, { token = this.token, query, body, headers }: Asked = {}): Promise<Answer> {
    const sent = typeof body === 'object' && !(body instanceof FormData) ? JSON.stringify(body) : body
    const response = await fetch(`${this.#url}${path}${query ? `?${query}` : ''}`, {
      method: verb,
      headers: {
        'Accept-Language': 'fr',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const text = await response.text()
    const envelope = JSON.parse(text) as { value?: unknown; msgList: Answer['messages'] }
    const { value, msgList: messages } = envelope
    return { status: response.status, headers: response.headers, value, hasValue: 'value' in envelope, messages, text }
  }
}

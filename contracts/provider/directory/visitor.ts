import { createHash, randomBytes } from 'node:crypto'
import { directoryAccounts } from './accounts.ts'
import { clientId } from './openid.ts'

/** For tests: somebody with a browser that keeps cookies and follows no redirect by itself. */
export class Visitor {
  readonly #cookies = new Map<string, string>()

  async visit(
    url: string,
    { form, headers = {} }: { form?: Record<string, string>; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const equals = pair.indexOf('=')
      const value = pair.slice(equals + 1)
      if (value === '') this.#cookies.delete(pair.slice(0, equals))
      else this.#cookies.set(pair.slice(0, equals), value)
    }
    return answer
  }
}

/** Where an answer leads, made whole. Throws when it leads nowhere. */
export function locationOf(answer: Response, base: string): string {
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`${answer.status}, and no location`)
  return new URL(location, base).href
}

/** One sign-in, as the console begins it. */
export function request(authority: string, consoleOrigin: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(12).toString('base64url')
  const nonce = randomBytes(12).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${consoleOrigin}/redirect.html`,
    scope: 'openid profile email User.Read',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  })
  return { url: `${authority}/auth?${query.toString()}`, verifier, state, nonce }
}

/** The id of an account by its login. */
export const idOf = (login: string): string => directoryAccounts.find((known) => known.login === login)?.id ?? ''

/** What stands in the fragment of the address the console is sent back to. */
export const fragmentOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)))

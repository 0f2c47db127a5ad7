import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDirectory, startDirectory } from './directory.ts'
import { fragmentOf, idOf, locationOf, request, Visitor } from './visitor.ts'

const consoleOrigin = 'http://localhost:5080'
const slowMilliseconds = 300

let directory: LocalDirectory
beforeAll(async () => {
  directory = await startDirectory({ port: 0, consoleOrigin, slowMilliseconds })
  setDefaultCACertificates([...getCACertificates(), directory.certificate])
})
afterAll(() => directory.stop())

/** From the request to the address the console is sent back to, by way of the sign-in page unless `form` is null. */
async function goThrough(url: string, form: Record<string, string> | null, visitor = new Visitor()): Promise<string> {
  const page = locationOf(await visitor.visit(url), url)
  const chosen = await visitor.visit(page, form === null ? {} : { form })
  const next = locationOf(chosen, page)
  return next.startsWith(consoleOrigin) ? next : locationOf(await visitor.visit(next), next)
}

const redeem = (
  authority: string,
  form: Record<string, string>,
  headers: Record<string, string> = { origin: consoleOrigin },
) =>
  new Visitor().visit(`${authority}/token`, {
    form: {
      client_id: directory.audience,
      grant_type: 'authorization_code',
      redirect_uri: `${consoleOrigin}/redirect.html`,
      ...form,
    },
    headers,
  })

describe('a sign-in', () => {
  test('gives the console tokens that name the account, by code and PKCE', async () => {
    const { url, verifier, state, nonce } = request(directory.url, consoleOrigin)
    const { code = '', ...rest } = fragmentOf(await goThrough(url, { account: idOf('e.garnier') }))
    expect(rest).toEqual({ state, iss: directory.url })
    const answer = await redeem(directory.url, { code, code_verifier: verifier })
    expect(answer.headers.get('access-control-allow-origin')).toBe(consoleOrigin)
    const tokens = (await answer.json()) as Record<string, string>
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      scope: 'openid profile email User.Read',
      refresh_token: expect.any(String),
    })
    expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({
      iss: directory.url,
      aud: directory.audience,
      nonce,
      name: 'Élodie Garnier',
      preferred_username: 'e.garnier',
      email: 'e.garnier@vigie-controle.example',
    })
    const again = await redeem(directory.url, {
      grant_type: 'refresh_token',
      refresh_token: tokens['refresh_token'] ?? '',
    })
    expect(await again.json()).toHaveProperty('id_token')
  })

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with its plain method', { code_challenge_method: 'plain' }],
    ['without a code', { response_type: 'id_token' }],
  ])('%s is refused', async (_, more) => {
    const { url } = request(directory.url, consoleOrigin, more)
    expect(fragmentOf(locationOf(await new Visitor().visit(url), url))).toHaveProperty('error')
  })

  test('by another verifier gives nothing', async () => {
    const { url } = request(directory.url, consoleOrigin)
    const { code = '' } = fragmentOf(await goThrough(url, { account: idOf('e.garnier') }))
    const answer = await redeem(directory.url, { code, code_verifier: 'x'.repeat(43) })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
  })

  test('leads to no other address than the console’s', async () => {
    const answer = await new Visitor().visit(
      request(directory.url, consoleOrigin, { redirect_uri: 'https://evil.example/' }).url,
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await answer.text()).toContain('redirect_uri')
  })

  test('is remembered, until another account is asked for or one signs out', async () => {
    const visitor = new Visitor()
    const first = request(directory.url, consoleOrigin)
    expect(fragmentOf(await goThrough(first.url, { account: idOf('f.haddad') }, visitor))).toHaveProperty('code')
    const ask = async (more: Record<string, string> = {}) => {
      const { url } = request(directory.url, consoleOrigin, more)
      return locationOf(await visitor.visit(url), url)
    }
    expect(fragmentOf(await ask({ prompt: 'none' }))).toHaveProperty('code')
    expect(await ask({ prompt: 'select_account' })).toContain('/interaction/')

    const back = `${consoleOrigin}/redirect.html`
    // As MSAL has it: with neither a token nor a client id.
    const end = `${directory.url}/session/end?${new URLSearchParams({ post_logout_redirect_uri: back }).toString()}`
    const page = await (await visitor.visit(end)).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(
      locationOf(await visitor.visit(`${directory.url}/session/end/confirm`, { form: { xsrf, logout: 'yes' } }), end),
    ).toBe(back)
    expect(fragmentOf(await ask({ prompt: 'none' }))).toMatchObject({ error: 'login_required' })
  })

  test('at the authority that resets passwords is that authority’s', async () => {
    const authority = directory.console.passwordResetAuthority ?? ''
    const { url, verifier } = request(authority, consoleOrigin)
    const { code = '' } = fragmentOf(await goThrough(url, { account: idOf('e.garnier') }))
    const { id_token: token = '' } = (await (
      await redeem(authority, { code, code_verifier: verifier })
    ).json()) as Record<string, string>
    expect(decodeJwt(token).iss).toBe(authority)
    const end = await new Visitor().visit(
      `${authority}/session/end?post_logout_redirect_uri=${encodeURIComponent(`${consoleOrigin}/`)}`,
    )
    expect(await end.text()).toContain(`action="${authority}/session/end/confirm"`)
  })
})

describe('the page', () => {
  const pageOf = async (headers: Record<string, string> = {}, query = '', authority = directory.url) => {
    const visitor = new Visitor()
    const { url } = request(authority, consoleOrigin)
    return visitor.visit(locationOf(await visitor.visit(url), url) + query, { headers })
  }

  test.each([
    [
      'French unless asked otherwise',
      {},
      '',
      ['lang="fr"', 'Se connecter', 'Xavier Inconnu', 'Mot de passe oublié\u00a0?'],
    ],
    ['English by the browser', { 'accept-language': 'en-GB' }, '', ['lang="en"', 'Sign in', 'Forgotten password?']],
    ['English by its link', {}, '?lang=en', ['lang="en"', 'Choose an account']],
  ])('is %s', async (_, headers, query, texts) => {
    const page = await (await pageOf(headers, query)).text()
    for (const text of texts) expect(page).toContain(text)
  })

  test('of the reset offers no way to forget the password, nor accounts that fail', async () => {
    const page = await (await pageOf({}, '', directory.console.passwordResetAuthority)).text()
    expect(page).toContain('Réinitialiser le mot de passe')
    expect(page).not.toMatch(/forgotten|AADB2C90118/)
  })

  test('needs nothing from elsewhere, keeps its opener, and says nothing of https to the console on the same host', async () => {
    const answer = await pageOf()
    expect(await answer.text()).not.toMatch(/src=|url\(|@import|href="http/)
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'nonce-`)
    expect(answer.headers.has('strict-transport-security')).toBe(false)
  })

  test('of a sign-in that is no longer under way says so', async () => {
    const answer = await new Visitor().visit(`${directory.url}/interaction/gone`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('n’est plus en cours')
  })

  test('takes no account that is not on it', async () => {
    const visitor = new Visitor()
    const { url } = request(directory.url, consoleOrigin)
    const page = locationOf(await visitor.visit(url), url)
    const answer = await visitor.visit(page, { form: { account: 'nobody' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  })
})

describe('a misbehaviour', () => {
  const byAccount = (login: string) => goThrough(request(directory.url, consoleOrigin).url, { account: idOf(login) })
  const byQuery = (misbehaviour: string) => goThrough(request(directory.url, consoleOrigin, { misbehaviour }).url, null)

  test.each([
    ['by account', byAccount],
    ['by query', byQuery],
  ])('%s: refusals and an answer to another request', async (_, go) => {
    expect(fragmentOf(await go('denied'))).toMatchObject({
      error: 'access_denied',
      error_description: expect.not.stringContaining('AADB2C90118'),
    })
    expect(fragmentOf(await go('forgotten'))).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringContaining('AADB2C90118'),
    })
    expect(fragmentOf(await go('state'))['state']).toMatch(/\|altered$/)
  })

  test('on the page: to give up, and to have forgotten', async () => {
    const go = async (way: string) => fragmentOf(await goThrough(request(directory.url, consoleOrigin).url, { way }))
    expect((await go('denied'))['error']).toBe('access_denied')
    expect((await go('forgotten'))['error_description']).toContain('AADB2C90118')
  })

  test('slow answers in its time', async () => {
    const startedAt = performance.now()
    expect(fragmentOf(await byAccount('slow'))).toHaveProperty('code')
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(slowMilliseconds - 5)
  })

  test.each([
    ['behind', -7_200],
    ['ahead', 7_200],
  ])('%s moves the token’s times, by account and by query', async (misbehaviour, seconds) => {
    for (const [more, login] of [
      [{}, misbehaviour],
      [{ misbehaviour }, 'e.garnier'],
    ] as const) {
      const { url, verifier } = request(directory.url, consoleOrigin, more)
      const { code = '' } = fragmentOf(await goThrough(url, { account: idOf(login) }))
      const { id_token: token = '' } = (await (
        await redeem(directory.url, { code, code_verifier: verifier })
      ).json()) as Record<string, string>
      const { iat = 0, exp = 0 } = decodeJwt(token)
      expect(Math.abs(iat - seconds - Date.now() / 1_000)).toBeLessThan(30)
      expect(exp - iat).toBe(3_600)
    }
  })
})

test('another page than the console’s is given no token', async () => {
  const { url, verifier } = request(directory.url, consoleOrigin)
  const { code = '' } = fragmentOf(await goThrough(url, { account: idOf('e.garnier') }))
  const answer = await redeem(directory.url, { code, code_verifier: verifier }, { origin: 'https://evil.example' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, null])
})

test('two directories keep apart, and a port that is taken says so', async () => {
  await expect(startDirectory({ port: Number(new URL(directory.url).port), consoleOrigin })).rejects.toThrow(
    'EADDRINUSE',
  )
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DirectoryOptions } from '../security/directory-token.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { type LocalDirectory, startDirectory } from './directory.ts'
import { fragmentOf, idOf, locationOf, request, Visitor } from './visitor.ts'

const consoleOrigin = 'http://localhost:5080'

let directory: LocalDirectory
let other: LocalDirectory
let server: TestServer
/** Milliseconds by which the provider's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  directory = await startDirectory({ port: 0, consoleOrigin })
  other = await startDirectory({ port: 0, consoleOrigin })
  setDefaultCACertificates([...getCACertificates(), directory.certificate, other.certificate])
  server = await startTestServer({ directory: optionsOf(directory), now: () => new Date(Date.now() + ahead) })
})
afterAll(() => Promise.all([server.close(), directory.stop(), other.stop()]))

const optionsOf = ({ url, audience, jwks }: LocalDirectory): DirectoryOptions => ({ issuer: url, audience, jwks })

/** What the directory gives somebody who signs in there, by a whole authorization code flow. */
async function tokenFor(login: string, authority = directory.url): Promise<string> {
  const visitor = new Visitor()
  const { url, verifier } = request(authority, consoleOrigin)
  const page = locationOf(await visitor.visit(url), url)
  const next = locationOf(await visitor.visit(page, { form: { account: idOf(login) } }), page)
  const { code = '' } = fragmentOf(locationOf(await visitor.visit(next), next))
  const form = {
    client_id: directory.audience,
    grant_type: 'authorization_code',
    redirect_uri: `${consoleOrigin}/redirect.html`,
    code,
    code_verifier: verifier,
  }
  const { id_token: token = '' } = (await (await visitor.visit(`${authority}/token`, { form })).json()) as {
    id_token?: string
  }
  expect(token.split('.')).toHaveLength(3)
  return token
}

const enter = (token: string, to = server) =>
  to.call('/api/Core/SecAuthentification/AuthenticateWithToken', { method: 'POST', body: { token } })

const notValid = { value: undefined, messages: ["Jeton d'annuaire non valide"] }

test.each(['e.garnier', 'f.haddad', 'g.picard'])('%s signs in at the directory and is let in', async (login) => {
  const { value } = await enter(await tokenFor(login))
  const { token } = value as { token: string }
  expect((await server.call('/api/Console/Adm/UsrUser/Get', { token })).value).toMatchObject({
    login,
    refIdentification: 'AAD',
  })
})

test('an account the application does not know is told so', async () => {
  expect((await enter(await tokenFor('x.inconnu'))).messages).toEqual(["Compte inconnu de l'application"])
})

test('a locked account is told so', async () => {
  const setLocked = (isLocked: boolean) =>
    server.db.updateTable('users').set({ isLocked }).where('login', '=', 'f.haddad').execute()
  await setLocked(true)
  expect((await enter(await tokenFor('f.haddad'))).messages).toEqual(['Compte verrouillé ou inactif'])
  await setLocked(false)
})

test('a token past its time is refused, and so is one of a directory whose clock is off', async () => {
  const token = await tokenFor('e.garnier')
  ahead = 3_600_000 + 61_000
  expect(await enter(token)).toMatchObject(notValid)
  ahead = 0
  expect((await enter(token)).value).toBeDefined()
  expect(await enter(await tokenFor('behind'))).toMatchObject(notValid)
  expect(await enter(await tokenFor('ahead'))).toMatchObject(notValid)
})

test('a token of the authority that resets passwords opens nothing', async () => {
  expect(await enter(await tokenFor('e.garnier', directory.console.passwordResetAuthority))).toMatchObject(notValid)
})

test.each([
  ['for another audience', () => ({ ...optionsOf(directory), audience: 'another-client' })],
  ['of another issuer', () => ({ ...optionsOf(directory), issuer: 'https://login.example' })],
  ['signed by another key', () => ({ ...optionsOf(directory), jwks: other.jwks })],
])('a token %s is refused', async (_, options) => {
  const wary = await startTestServer({ directory: options(), now: () => new Date() })
  expect(await enter(await tokenFor('e.garnier'), wary)).toMatchObject(notValid)
  await wary.close()
})

test('a token altered on its way, and none at all, are refused', async () => {
  const [head = '', body = '', signature = ''] = (await tokenFor('x.inconnu')).split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const forged = Buffer.from(
    JSON.stringify({ ...claims, preferred_username: 'g.picard', email: 'g.picard@vigie-controle.example' }),
  ).toString('base64url')
  expect(await enter(`${head}.${forged}.${signature}`)).toMatchObject(notValid)
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  expect(await enter(`${unsigned}.${forged}.`)).toMatchObject(notValid)
})

test('the console is told of the directory, and may speak to it and to nobody else', async () => {
  const folder = join(server.folder, 'console')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<title>Ronde</title>')
  writeFileSync(join(folder, 'config.json'), '{"locale":"fr","directory":null}')
  const told = await startTestServer({
    consoleFolder: folder,
    directory: optionsOf(directory),
    consoleDirectory: directory.console,
  })
  const config = await told.call('/config.json')
  expect(config.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('application/json'),
  })
  expect(JSON.parse(config.text)).toEqual({
    locale: 'fr',
    directory: {
      clientId: 'ronde-console',
      authority: directory.url,
      passwordResetAuthority: `${directory.url}/password-reset`,
      knownAuthorities: [new URL(directory.url).host],
      scopes: ['User.Read', 'email'],
    },
  })
  expect((await told.call('/')).headers['content-security-policy']).toContain(`connect-src 'self' ${directory.url};`)
  await told.close()

  const plain = await startTestServer({ consoleFolder: folder })
  expect((await plain.call('/config.json')).text).toBe('{"locale":"fr","directory":null}')
  expect((await plain.call('/')).headers['content-security-policy']).toContain("connect-src 'self';")
  await plain.close()
})

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryKeys, nameInDirectoryToken } from './directory-token.ts'

const now = new Date()
const issuer = 'https://login.example.org/v2.0'
const audience = 'console'
const stop: (() => void)[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/keys`
}

const signed = async (head: object, key: CryptoKey, claims = {}) =>
  new SignJWT({ preferred_username: 'a.martin@example.org', ...claims })
    .setProtectedHeader({ alg: 'ES256', ...head })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime('5m')
    .sign(key)

let own: CryptoKeyPair
let asked = 0
let keys = ''
let led = ''
let token = ''
beforeAll(async () => {
  own = await generateKeyPair('ES256', { extractable: true })
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }] })
  keys = await serve((_, answer) => answer.setHeader('content-type', 'application/json').end(jwks))
  led = await serve((_, answer) => answer.writeHead(302, { location: keys }).end())
  token = await signed({ kid: 'own' }, own.privateKey)
})
afterAll(() => stop.forEach((one) => one()))

const nameBy = (jwks: string, given: string) =>
  nameInDirectoryToken(given, directoryKeys({ issuer, audience, jwks }), now)

test('a token is held against the keys of the address that is set, and of no other that this one leads to', async () => {
  expect(await nameBy(keys, token)).toBe('a.martin@example.org')
  expect(await nameBy(led, token)).toBeNull()
})

test('a key that a token brings along, or an address of keys that it names, counts for nothing', async () => {
  const other = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(other.publicKey)
  const theirs = await serve((_, answer) => {
    asked += 1
    answer.end(JSON.stringify({ keys: [{ ...jwk, kid: 'own', alg: 'ES256' }] }))
  })
  for (const head of [{ jwk }, { jku: theirs }, { x5u: theirs }])
    expect(await nameBy(keys, await signed({ kid: 'own', ...head }, other.privateKey))).toBeNull()
  expect(asked).toBe(0)
})

test('a token that opens an API is no proof of who is there', async () => {
  expect(await nameBy(keys, await signed({ kid: 'own', typ: 'JWT' }, own.privateKey))).toBe('a.martin@example.org')
  expect(await nameBy(keys, await signed({ kid: 'own', typ: 'at+jwt' }, own.privateKey))).toBeNull()
  expect(await nameBy(keys, await signed({ kid: 'own' }, own.privateKey, { scp: 'User.Read' }))).toBeNull()
  expect(await nameBy(keys, await signed({ kid: 'own' }, own.privateKey, { scope: 'email' }))).toBeNull()
})

import { expect, test } from 'vitest'
import { settingsFrom } from '../start/command-line.ts'
import { startTestServer } from '../testing/test-server.ts'

const path = '/.well-known/security.txt'

test('where holes are reported is said to everybody, for a month from now', async () => {
  const server = await startTestServer({ securityContact: 'mailto:security@example.org' })
  const { status, headers, text } = await server.call(path)
  await server.close()
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect(text).toBe(
    'Contact: mailto:security@example.org\nExpires: 2026-04-30T12:00:00.000Z\nPreferred-Languages: fr, en\n',
  )
})

test('where nobody is named nothing is there', async () => {
  const server = await startTestServer()
  expect((await server.call(path)).status).toBe(404)
  await server.close()
})

const contactFrom = (given: string) =>
  settingsFrom([], { RONDE_SECURITY_CONTACT: given }, '/data', '2026-03-31').securityContact

test('whom to write to is an address, or nobody', () => {
  expect(contactFrom('mailto:security@example.org')).toBe('mailto:security@example.org')
  expect(contactFrom('https://example.org/security')).toBe('https://example.org/security')
  expect(contactFrom('')).toBeUndefined()
  for (const wrong of ['security@example.org', 'http://example.org', 'mailto:a@b.c\nContact: mailto:e@evil.example'])
    expect(() => contactFrom(wrong)).toThrow('RONDE_SECURITY_CONTACT')
})

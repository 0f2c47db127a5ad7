import { expect, test } from 'vitest'
import { testLog } from '../testing/test-log.ts'
import { startTestServer } from '../testing/test-server.ts'

test('what the process prints holds no token and no password, and no caller can begin a line of it', async () => {
  const { logger, text } = testLog('trace')
  const server = await startTestServer({ logger })
  const secrets = ['corbeau-lanterne-41', 'ronde-admin-2026', server.admin]
  const signIn = (login: string, password: string) =>
    server.call('/api/Core/SecAuthentification/Authenticate', { method: 'POST', body: { login, password } })
  const { value } = await signIn('admin', 'ronde-admin-2026')
  secrets.push((value as { token: string }).token)
  await signIn('admin', 'corbeau-lanterne-41')
  await signIn('nobody\r\n{"level":60,"msg":"forged"}', 'corbeau-lanterne-41')
  await server.call(`/api/nothing?x=%0d%0a{"forged":1}&password=none`, { token: server.admin })
  await server.call('/api/Console/Aff/AffAffaire/GetList', {
    token: server.admin,
    headers: { 'x-request-id': 'a"}\n{"forged":true}' },
  })
  await server.call('/api/Core/SecAuthentification/CheckToken', { method: 'POST', body: { token: server.admin } })
  await server.close()
  const printed = text()
  expect(printed.length).toBeGreaterThan(500)
  for (const secret of secrets) expect(printed).not.toContain(secret)
  for (const line of printed.trim().split('\n')) {
    expect(() => JSON.parse(line) as unknown).not.toThrow()
    expect(JSON.parse(line)).not.toHaveProperty('forged')
  }
  expect(printed).not.toMatch(/"msg":"forged"/)
})

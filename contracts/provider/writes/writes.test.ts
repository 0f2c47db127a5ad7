import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/Console/Aff/AffAffaire'
const fields = { refAffaire: 'AT-ONCE', lbAffaire: 'Essai', idAgence: 1, idUserRAF: 3 }
const send = (operation: 'Insert' | 'Update', body: object) =>
  server.call(`${path}/${operation}`, { method: operation === 'Insert' ? 'POST' : 'PUT', token: server.agent, body })

test('of equal inserts at once one is saved, and the others are told what is taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      send('Insert', { ...fields, refAffaire: at % 2 === 0 ? 'AT-ONCE' : 'at-once' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(answers.filter(({ value }) => value !== undefined)).toHaveLength(1)
  expect(answers.filter(({ messages }) => messages[0]?.endsWith('existe déjà'))).toHaveLength(7)
})

test('of eight updates at once from one base one is saved, and seven are stale', async () => {
  const { value } = await send('Insert', { ...fields, refAffaire: 'EIGHT' })
  const { idAffaireGuid, dtModification } = value as { idAffaireGuid: string; dtModification: string }
  const body = (at: number) => ({
    ...fields,
    refAffaire: 'EIGHT',
    idAffaireGuid,
    dtModification,
    lbAffaire: `Essai ${at}`,
  })
  const statuses = (await Promise.all(Array.from({ length: 8 }, (_, at) => send('Update', body(at))))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(7)
})

test('a record that is renamed to a reference that is taken says so', async () => {
  const { value } = await send('Insert', { ...fields, refAffaire: 'RENAMED' })
  const { idAffaireGuid } = value as { idAffaireGuid: string }
  expect((await send('Update', { ...fields, idAffaireGuid, refAffaire: 'aff-2026-0001' })).messages).toEqual([
    'aff-2026-0001 existe déjà',
  ])
})

test('what a message quotes is text, whatever it looks like', async () => {
  const insert = () =>
    server.call('/api/Console/Adm/AdmAgence/Insert', {
      method: 'POST',
      token: server.admin,
      body: { lbAgence: '<b>A & "B"</b>' },
    })
  expect((await insert()).value).toMatchObject({ lbAgence: '<b>A & "B"</b>' })
  expect((await insert()).messages).toEqual(['&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt; existe déjà'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const references = Array.from({ length: 200 }, (_, at) => `V-${at}`)

test('one file that comes twice at once makes each of its values once', async () => {
  const table = await server.call('/api/Core/SysTable/Insert', {
    method: 'POST',
    token: server.admin,
    body: { refTable: 'Demo.DeuxFois', lbTable: 'Deux fois', idTypeTable: 1 },
  })
  const { idTableGuid } = table.value as { idTableGuid: string }
  const send = (words: string) =>
    server.upload('/api/Core/SysValeur/Import', server.admin, {
      idTableGuid,
      file: new File(
        [['refValeur;lbValeur', ...references.map((ref) => `${ref};${words} ${ref}`)].join('\r\n')],
        'v.csv',
        {
          type: 'text/csv',
        },
      ),
    })
  const answers = await Promise.all([send('Un'), send('Deux'), send('Un')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { value } = await server.call('/api/Core/SysValeur/GetList?refTable=Demo.DeuxFois', { token: server.admin })
  const rows = value as { refValeur: string; lbValeur: string }[]
  expect(rows.map(({ refValeur }) => refValeur).toSorted()).toEqual(references.toSorted())
  // Each import is one transaction, so all rows come from the last one.
  expect(new Set(rows.map(({ lbValeur }) => lbValeur.split(' ')[0])).size).toBe(1)
})

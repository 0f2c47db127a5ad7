import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Row = Readonly<Record<string, unknown>>

const ask = async (operation: string, language: 'fr' | 'en') =>
  (await server.call(`/api/Core/SysTable/${operation}`, { token: server.admin, language })).value as Row[]

test.each([
  ['fr', 'Liste', 'Hiérarchie'],
  ['en', 'List', 'Hierarchy'],
] as const)('types are called as in the language of the caller: %s', async (language, list, tree) => {
  expect((await ask('GetTypeList', language)).map(({ lbTypeTable }) => lbTypeTable)).toEqual([list, tree])
  const typed = Object.fromEntries(
    (await ask('GetList', language)).map(({ refTypeTable, lbTypeTable }) => [String(refTypeTable), lbTypeTable]),
  )
  expect(typed).toEqual({ L: list, H: tree })
  const trees = await ask(`GetList?lbTypeTable=${encodeURIComponent(tree)}`, language)
  expect(trees.map(({ refTypeTable }) => refTypeTable)).toEqual(trees.map(() => 'H'))
  expect(trees.length).toBeGreaterThan(0)
  expect(await ask(`GetList?search=${encodeURIComponent(tree)}`, language)).toEqual(trees)
  const post = { method: 'POST', token: server.admin, language } as const
  const made = await server.call('/api/Core/SysTable/Insert', {
    ...post,
    body: { refTable: `Demo.${language}`, lbTable: 'Essai', idTypeTable: 2 },
  })
  expect(made.value).toMatchObject({ lbTypeTable: tree })
  const { idTableGuid } = made.value as Row
  expect(
    (await server.call('/api/Core/SysTable/ChangeActif', { ...post, body: { idTableGuid, isActif: false } })).value,
  ).toMatchObject({ lbTypeTable: tree })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let idTableGuid: string
beforeAll(async () => {
  server = await startTestServer()
  const table = { refTable: 'Demo.Rangs', lbTable: 'Rangs' }
  idTableGuid = ((await save('Core/SysTable/Insert', table)).value as { idTableGuid: string }).idTableGuid
})
afterAll(() => server.close())

const save = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  server.call(`/api/${path}`, { method, token: server.admin, body })

const greatest = 1_000_000_000
const value = (at: number) => ({ idTableGuid, refValeur: `R-${at}`, lbValeur: 'Rang' })
const task = (at: number) => ({ idModeversion: 1, lbTache: `Rang ${at}`, idTypeTache: 53 })
const menu = (at: number) => ({ name: `Rang ${at}`, idParent: 2 })

test.each([
  ['values', value, 'Core/SysValeur/Insert', 'Core/SysValeur/Update', 'PUT'],
  ['tasks', task, 'Console/Prm/ModTache/UpdateOrInsert', 'Console/Prm/ModTache/UpdateOrInsert', 'POST'],
  ['menus', menu, 'Core/SysMenu/UpdateOrInsertMenu', 'Core/SysMenu/UpdateOrInsertMenu', 'POST'],
] as const)(
  '%s that come after the last place there is are saved again as they were answered',
  async (_, row, insert, update, verb) => {
    for (const ordre of [-1, 1.5, greatest + 1, Number.MAX_SAFE_INTEGER])
      expect((await save(insert, { ...row(0), ordre })).status).toBe(400)
    expect((await save(insert, { ...row(1), ordre: greatest })).value).toMatchObject({ ordre: greatest })
    const last = await save(insert, row(2))
    expect(last.value).toMatchObject({ ordre: greatest })
    expect((await save(update, last.value as object, verb)).value).toMatchObject({ ordre: greatest })
    const again = await save(insert, { ...row(3), ordre: greatest })
    expect((await save(update, again.value as object, verb)).value).toMatchObject({ ordre: greatest })
  },
)

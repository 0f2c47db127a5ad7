import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const update = async (ref: string, set: object, language = 'fr') => {
  const { value } = await server.call(`/api/Core/SysRoute/GetList?ref=${ref}`, { token: server.admin })
  return server.call('/api/Core/SysRoute/Update', {
    method: 'PUT',
    token: server.admin,
    body: { ...(value as [object])[0], ...set },
    language,
  })
}
const invalid = { status: 200, value: undefined, messages: ['Route ou chemin non valide'] }

test.each([
  '/Core/Sec/AuthLogin',
  '/Core/Sec/AuthPassword',
  '/404',
  '/Core/Sys/AppOffline',
  '/',
  '/about',
  '/accessibilite',
  '/accessibilite/plan',
  '/core/sec/authlogin',
  '/Core/Sec/AuthPassword/',
  '/ABOUT/',
  '/%61bout',
  '/Core/Sys/App%4Fffline',
  '/%34%30%34',
  '/%2561bout',
  '/404%2F',
])('a page that is always there keeps its address to itself: %s', async (path) => {
  expect(await update('CoreSysLogList', { path })).toMatchObject(invalid)
  expect(await update('CoreSysLogList', { path, isVirtuel: true, component: null })).toMatchObject(invalid)
})

test.each(['/core/sys/routelist', '/Core/Sys/RouteList/', '/Core/Sys/%52outeList'])(
  'what another route has is taken, however it is written: %s',
  async (path) => {
    expect(await update('CoreSysLogList', { path })).toMatchObject(invalid)
  },
)

test.each(['/%zz', '/a%', '/%e9'])('an escape that says nothing is no path: %s', async (path) => {
  expect(await update('CoreSysLogList', { path })).toMatchObject(invalid)
})

test.each(['/aboutus', '/4040', '/Core/Sec/AuthLogin/Aide', '/Core/Sys/Journal%C3%A9'])(
  'an address beside them is free: %s',
  async (path) => {
    expect((await update('CoreSysLogList', { path })).value).toMatchObject({ path })
  },
)

test('the home’s own route stays at home, and comes back there', async () => {
  expect((await update('Accueil', { label: 'Début' })).value).toMatchObject({ label: 'Début', path: '/' })
  expect((await update('Accueil', { path: '/debut' })).value).toMatchObject({ path: '/debut' })
  expect(await update('Accueil', { path: '/about' })).toMatchObject(invalid)
  expect((await update('Accueil', { path: '/' })).value).toMatchObject({ path: '/' })
})

test('in English too', async () => {
  expect((await update('CoreSysLogList', { path: '/about' }, 'en')).messages).toEqual(['Invalid route or path'])
})

test('the page of unknown addresses keeps its own address, which its route may leave and come back to', async () => {
  const own = '/Core/Sys/NotFound'
  expect((await update('CoreSysNotFound', { path: '/Core/Sys/Nulle' })).value).toMatchObject({
    path: '/Core/Sys/Nulle',
  })
  expect(await update('CoreSecPrmMenuList', { path: own })).toMatchObject(invalid)
  expect((await update('CoreSysNotFound', { path: own })).value).toMatchObject({ path: own })
})

test.each([
  ['path', { path: '/Core/Sys/RouteList' }],
  ['refParent', { refParent: 'Nulle' }],
])('a refusal says that it is about the %s', async (field, set) => {
  const { text } = await update('CoreSysLogList', set)
  expect((JSON.parse(text) as { msgList: unknown }).msgList).toMatchObject([{ code: 'R23', field }])
})

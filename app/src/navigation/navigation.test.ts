import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { CallFailure } from '@ronde/contracts/wire'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { callFx } from '../base/call.ts'
import { connectionChanged } from '../base/connection.ts'
import { allSettled } from 'effector'
import { appStarted, sessionClosed, signInSubmitted } from '../session/session.ts'
import { $logProblem, $menus, $routes, $viewNames, menuOf } from './menus.ts'
import type { Problem } from './menu-entry.ts'
import { afterSignIn, arrived, serverBack } from './navigation.ts'
import { paths } from './paths.ts'
import { hostileAddresses, hostileArbitrary } from './testing/hostile-addresses.ts'

const menu = (...refRoutes: string[]) => [
  {
    refMenu: 'App.AppMenu',
    menuItems: refRoutes.map((refRoute) => ({ refRoute, path: `/${refRoute}`, component: refRoute })),
  },
]
const views = held($viewNames, new Set(['Cases', 'Users']))

interface Visit {
  lastVisited?: string | null
  defaultRoute?: string | null
  requested?: string | null
  menus?: ReturnType<typeof menu>
}

/** Signs a user in at the login page; resolves to the address the console goes to. */
async function signIn({
  lastVisited = null,
  defaultRoute = null,
  requested = null,
  menus = menu('Cases', 'Users'),
}: Visit) {
  const storage = memoryStorage(lastVisited === null ? {} : { [storageKeys.lastVisited]: lastVisited })
  const { raise, moves } = testConsole({
    user: null,
    storage,
    values: [views],
    answers: [
      answer(SecAuthentification.Authenticate, () => ({ token: tokenOf({ defaultRoute }) })),
      answer(UsrUser.GetMenuList, () => menus),
      answer(SysInfo.GetAppInfo),
    ],
  })
  await raise(arrived, { path: paths.login, query: '' })
  await raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested })
  return moves
}

const visited = (fullPath: unknown) => JSON.stringify({ path: fullPath, fullPath, name: null })

describe('after sign-in', () => {
  test('the requested address comes first, with its query', async () => {
    expect(await signIn({ requested: '/Cases?q=a', lastVisited: visited('/Users'), defaultRoute: '/Users' })).toEqual([
      { to: '/Cases?q=a', replace: true },
    ])
  })

  test('then the last visited page', async () => {
    expect(await signIn({ lastVisited: visited('/Cases?q=b'), defaultRoute: '/Users' })).toEqual([
      { to: '/Cases?q=b', replace: true },
    ])
  })

  test('then the default route', async () => {
    expect(await signIn({ defaultRoute: '/Users' })).toEqual([{ to: '/Users', replace: true }])
  })

  test('then home', async () => {
    expect(await signIn({})).toEqual([{ to: '/', replace: true }])
  })

  test('who only opened the console asked for no page: the last visited one, or the default route', async () => {
    expect(await signIn({ requested: '/', lastVisited: visited('/Cases'), defaultRoute: '/Users' })).toEqual([
      { to: '/Cases', replace: true },
    ])
    expect(await signIn({ requested: '/', defaultRoute: '/Users' })).toEqual([{ to: '/Users', replace: true }])
  })

  test('an address that the menus lack is passed over', async () => {
    const moves = await signIn({
      requested: '/Users',
      lastVisited: visited('/Users'),
      defaultRoute: '/Cases',
      menus: menu('Cases'),
    })
    expect(moves).toEqual([{ to: '/Cases', replace: true }])
  })

  test.each([paths.login, paths.password, paths.offline, paths.notFound, '/core/sec/authlogin'])(
    'never %s [2.after-sign-in]',
    async (path) => {
      expect(await signIn({ requested: path, lastVisited: visited(path), defaultRoute: path })).toEqual([
        { to: '/', replace: true },
      ])
    },
  )

  test('never out of the console, whatever was asked for, kept or given as the default route', async () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(200)
    const led: unknown[] = []
    for (const path of hostileAddresses) {
      const moves = await signIn({ requested: path, lastVisited: visited(path), defaultRoute: path })
      if (moves.length !== 1 || moves[0]?.to !== '/') led.push({ path, moves })
    }
    expect(led).toEqual([])
  })

  test('never out of the console, whatever an address is put together of', () => {
    const routes = ['/Cases', '/Users'].map((path) => ({
      id: path,
      path,
      view: path,
      requiresAuth: true,
      children: [],
    }))
    const known = ['/', '/about', '/Cases', '/Users'].map((path) => path.toLowerCase())
    fc.assert(
      fc.property(hostileArbitrary, (address) => {
        const to = afterSignIn([address], routes)
        const { origin, pathname } = new URL(to, 'https://console.example')
        return origin === 'https://console.example' && known.includes(pathname.toLowerCase().replace(/(?<=.)\/$/, ''))
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['', 'no json', 'null', '[]', '{}', '12', '{"fullPath":12}', '{"fullPath":null}'])(
    'a corrupt last visited page (%j) is none',
    async (lastVisited) => {
      expect(await signIn({ lastVisited, defaultRoute: '/Users' })).toEqual([{ to: '/Users', replace: true }])
    },
  )

  test.each([
    ['to what was asked for all the same: its page is there once they are', '/Cases?q=a', '/Cases?q=a'],
    ['home who asked for nothing', null, '/'],
    ['never out of the console', '//elsewhere.example', '/'],
    ['never back to the sign-in', `${paths.login}?a=b`, '/'],
  ])('menus that cannot be had lead %s', async (_, requested, to) => {
    const { raise, moves } = testConsole({
      user: null,
      answers: [
        answer(SecAuthentification.Authenticate, () => ({ token: tokenOf() })),
        answer(UsrUser.GetMenuList, () => Promise.reject(new CallFailure('http', { status: 500 }))),
        answer(SysInfo.GetAppInfo),
      ],
    })
    await raise(arrived, { path: paths.login, query: '' })
    await raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested })
    expect(moves).toEqual([{ to, replace: true }])
  })

  test('afterSignIn takes the first that leads somewhere [2.after-sign-in]', () => {
    expect(afterSignIn([null, undefined, '', '/nowhere', '/about'], [])).toBe('/about')
  })
})

describe('the last visited page', () => {
  const lastVisited = ({ storage }: ReturnType<typeof testConsole>): unknown =>
    JSON.parse(storage.read(storageKeys.lastVisited) ?? 'null')

  test('is kept as path, full path and name [2.last-visited]', async () => {
    const it = testConsole({
      values: [views],
      answers: [
        answer(UsrUser.GetMenuList, () => menu('Cases')),
        answer(SysInfo.GetAppInfo),
        answer(SecAuthentification.Authenticate, () => ({ token: tokenOf() })),
      ],
    })
    await it.raise(signInSubmitted, { login: 'a', password: 'b', requested: null })
    await it.raise(arrived, { path: '/Cases', query: '?q=a' })
    expect(lastVisited(it)).toEqual({ path: '/Cases', fullPath: '/Cases?q=a', name: 'Cases' })
  })

  test('is not rewritten when only the query changes [2.last-visited]', async () => {
    const it = testConsole()
    await it.raise(arrived, { path: '/Cases', query: '?q=a' })
    await it.raise(arrived, { path: '/Cases', query: '?q=b' })
    expect(lastVisited(it)).toMatchObject({ fullPath: '/Cases?q=a' })
  })

  test('is rewritten when the page is come to again from another one', async () => {
    const it = testConsole()
    await it.raise(arrived, { path: '/Cases', query: '?q=a' })
    await it.raise(arrived, { path: paths.offline, query: '' })
    await it.raise(arrived, { path: '/Cases', query: '?q=b' })
    expect(lastVisited(it)).toMatchObject({ fullPath: '/Cases?q=b' })
  })

  test.each([paths.login, paths.password, paths.offline, paths.notFound])(
    '%s is not remembered [2.last-visited]',
    async (path) => {
      const it = testConsole()
      await it.raise(arrived, { path: '/Cases', query: '' })
      await it.raise(arrived, { path, query: '' })
      expect(lastVisited(it)).toMatchObject({ path: '/Cases' })
    },
  )

  test('home counts as a page', async () => {
    const it = testConsole()
    await it.raise(arrived, { path: '/', query: '' })
    expect(lastVisited(it)).toMatchObject({ path: '/' })
  })

  test('a page that the guard turned away was not visited', async () => {
    const it = testConsole({ user: null })
    await it.raise(arrived, { path: '/', query: '' })
    expect(lastVisited(it)).toBeNull()
  })
})

describe('a server that does not answer', () => {
  const ask = ({ scope }: ReturnType<typeof testConsole>, isQuiet = false) =>
    allSettled(callFx, { scope, params: { endpoint: SysInfo.GetAppInfo, input: {}, isQuiet } })
  const away = (kind: 'network' | 'timeout') =>
    testConsole({ answers: [answer(SysInfo.GetAppInfo, () => Promise.reject(new CallFailure(kind)))] })

  test('leads to the offline page, which knows the way back [8.network]', async () => {
    const it = away('network')
    await it.raise(arrived, { path: '/Cases', query: '?q=a' })
    await ask(it)
    expect(it.moves).toEqual([{ to: paths.offline, replace: true, state: { from: '/Cases?q=a' } }])
    await it.raise(serverBack, { from: '/Cases?q=a' })
    expect(it.moves[1]).toEqual({ to: '/Cases?q=a', replace: true })
  })

  test('a sign-in whose answer was lost still knows where it was to lead', async () => {
    const lost = answer(SecAuthentification.Authenticate, () => Promise.reject(new CallFailure('network')))
    const it = testConsole({ user: null, answers: [lost] })
    await it.raise(arrived, { path: paths.login, query: '' })
    await it.raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested: '/Cases?q=a' })
    await it.raise(serverBack, { from: paths.login })
    expect(it.moves).toEqual([
      { to: paths.offline, replace: true, state: { from: paths.login } },
      { to: paths.login, replace: true, state: { requested: '/Cases?q=a' } },
    ])
  })

  test.each([429, 502, 503, 504])('a session that a %d keeps from being checked leads there too', async (status) => {
    const storage = memoryStorage({ [storageKeys.token]: tokenOf({}) })
    const busy = () => Promise.reject(new CallFailure('http', { status }))
    const it = testConsole({ user: null, storage, answers: [answer(SecAuthentification.CheckToken, busy)] })
    await it.raise(arrived, { path: '/Cases', query: '' })
    await it.raise(appStarted)
    expect(it.moves).toEqual([{ to: paths.offline, replace: true, state: { from: '/Cases' } }])
  })

  test('who is signed in and has no network stays where he is', async () => {
    const it = away('network')
    await it.raise(arrived, { path: '/Cases', query: '' })
    await it.raise(connectionChanged, false)
    await ask(it)
    expect(it.moves).toEqual([])
    await it.raise(connectionChanged, true)
    await ask(it)
    expect(it.moves).toMatchObject([{ to: paths.offline }])
  })

  test('who is signed in stays too where the network is told to be lost after the call that it was lost for', async () => {
    const it = away('network')
    await it.raise(arrived, { path: '/Cases', query: '' })
    const asked = ask(it)
    await Promise.all([asked, it.raise(connectionChanged, false)])
    expect(it.moves).toEqual([])
  })

  test('who is not signed in has nothing to stay with', async () => {
    const it = testConsole({
      user: null,
      answers: [answer(SysInfo.GetAppInfo, () => Promise.reject(new CallFailure('network')))],
    })
    await it.raise(connectionChanged, false)
    await ask(it)
    expect(it.moves).toMatchObject([{ to: paths.offline }])
  })

  test('a late answer, or a call nobody asked for, leads nowhere', async () => {
    const late = away('timeout')
    await ask(late)
    const quiet = away('network')
    await ask(quiet, true)
    expect([...late.moves, ...quiet.moves]).toEqual([])
  })

  test('on the offline page itself nothing moves', async () => {
    const it = away('network')
    await it.raise(arrived, { path: paths.offline, query: '' })
    await ask(it)
    expect(it.moves).toEqual([])
  })
})

describe('menus', () => {
  test('come after sign-in, once, with the routes they ask for and what is wrong in them told once; sign-out empties them [4.menus-once]', async () => {
    const problems: Problem[] = []
    const it = testConsole({
      user: null,
      values: [views, held($logProblem, (problem) => void problems.push(problem))],
      answers: [
        answer(SecAuthentification.Authenticate, () => ({ token: tokenOf() })),
        answer(UsrUser.GetMenuList, () => menu('Cases', 'Unknown')),
        answer(SysInfo.GetAppInfo),
      ],
    })
    await it.raise(signInSubmitted, { login: 'a', password: 'b', requested: null })
    expect(it.scope.getState($routes).map(({ id }) => id)).toEqual(['Cases'])
    expect(menuOf(it.scope.getState($menus), 'App', 'AppMenu', 'Menu')).toHaveLength(2)
    expect(problems).toEqual([{ kind: 'unknownComponent', name: 'Unknown' }])
    expect(it.call.inputsOf(UsrUser.GetMenuList)).toHaveLength(1)
    await it.raise(sessionClosed)
    expect(it.scope.getState($routes)).toEqual([])
    expect(it.scope.getState($menus).size).toBe(0)
  })
})

import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { pathOf } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { $call } from '../base/call.ts'
import { changed } from '../kit/ask/answers.ts'
import { $later } from '../kit/ask/attempts.ts'
import { answer, examples } from '../kit/testing/answers.ts'
import { demoMenus } from '../kit/testing/demo-menus.ts'
import { type Fault, realServer } from '../kit/testing/real-server.ts'
import { held } from '../kit/testing/test-scope.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const list = '/Aff/Aff/AffaireList'
const record = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${AffAffaire.Get.example.value.idAffaireGuid}`
const page = '<!doctype html><h1>502 Bad Gateway</h1>'
const server = await realServer([
  ...examples(AffAffaire, AffAffairePrestation, SysInfo, SysRoute, UsrUser),
  answer(UsrUser.GetMenuList, () => demoMenus),
  answer(AffAffairePrestation.GetList, () => []),
])

beforeEach(server.mend)
afterAll(server.stop)

const open = (at: string) => consoleInDom({ at, values: [held($call, server.call)] })
const main = () => within(screen.getByRole('main'))
/** Checks that the frame shows and navigates. */
const frameLives = async () =>
  expect(
    await within(screen.getByRole('navigation', { name: 'Menu principal' })).findByRole(
      'link',
      { name: 'Accueil' },
      slow,
    ),
  ).toBeTruthy()

const faults: [string, Fault, RegExp][] = [
  [
    'a 500 with a page of HTML',
    { status: 500, body: page, headers: { 'content-type': 'text/html' } },
    /Le serveur a rencontré une erreur/,
  ],
  [
    'a 200 with a page of HTML',
    { status: 200, body: page, headers: { 'content-type': 'text/html' } },
    /n’a pas pu être lue/,
  ],
  ['JSON that breaks off', { status: 200, body: '{"value": [{"refAff' }, /n’a pas pu être lue/],
  ['an answer that is no envelope', { status: 200, body: '[1, 2]' }, /n’a pas pu être lue/],
  [
    'rows of another shape',
    { status: 200, body: '{"value": [{"a": 1}], "isSuccess": true, "hasErrors": false, "msgList": []}' },
    /n’a pas pu être lue/,
  ],
  [
    'an answer without a value',
    { status: 200, body: '{"value": null, "isSuccess": true, "hasErrors": false, "msgList": []}' },
    /n’a pas pu être lue/,
  ],
  [
    'an empty list with errors',
    {
      status: 200,
      body: '{"value": [], "isSuccess": true, "hasErrors": true, "msgList": [{"message": "Base en cours de restauration", "eventType": 4, "exception": "ORA-01033"}]}',
    },
    /Base en cours de restauration\s+ORA-01033/,
  ],
  [
    'an empty list that did not succeed',
    {
      status: 200,
      body: '{"value": [], "isSuccess": false, "msgList": [{"message": "Base en cours de restauration", "eventType": "5"}]}',
    },
    /Base en cours de restauration/,
  ],
  [
    'no row of the forty it counts',
    {
      status: 200,
      body: '{"value": [], "isSuccess": true, "hasErrors": false, "msgList": []}',
      headers: { 'x-total-count': '40', 'access-control-expose-headers': 'x-total-count' },
    },
    /n’a envoyé qu’une partie de la liste/,
  ],
  [
    '429, with when to come back',
    { status: 429, headers: { 'retry-after': '7', 'access-control-expose-headers': 'retry-after' } },
    /Recommencez dans 7 secondes\. Nouvel essai automatique à \d\d:\d\d:\d\d\./,
  ],
  ['503', { status: 503 }, /momentanément indisponible/],
  ['415', { status: 415 }, /Ce format n’est pas accepté/],
  ['no answer in time', 'silence', /n’a pas répondu à temps/],
]

describe('a list whose server answers', () => {
  test.each(faults)('%s: says so in plain words, and is there once it is tried again', async (_, fault, words) => {
    server.fail(pathOf(AffAffaire.GetList), fault)
    const { toasts, moves } = open(list)
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, slow)
    expect(await main().findByText(words, undefined, slow)).toBeTruthy()
    expect(main().queryByText(/[<{[]|Gateway|undefined|null/)).toBeNull()
    await frameLives()
    expect(moves).toEqual([])
    expect(toasts.length).toBeLessThan(2)
    server.mend()
    fireEvent.click(retry)
    // The count shows only with the rows.
    expect(await screen.findByRole('heading', { level: 1, name: /^Affaires\s*\d/ }, slow)).toBeTruthy()
    await expect.poll(() => screen.queryByRole('button', { name: 'Réessayer' }), slow).toBeNull()
  })
})

test('a list whose server is busy is there by itself once the time has come that was named', async () => {
  const waits: number[] = []
  const [, busy] = faults.find(([name]) => name.startsWith('429')) ?? []
  server.fail(pathOf(AffAffaire.GetList), busy ?? 'silence')
  const come: (() => void)[] = []
  const { toasts } = consoleInDom({
    at: list,
    values: [held($call, server.call), held($later, (ms, run) => void (waits.push(ms), come.push(run)))],
  })
  await main().findByText(/Nouvel essai automatique/, {}, slow)
  expect([...new Set(waits)]).toEqual([7_000])
  server.mend()
  for (const run of come) run()
  expect(await screen.findByRole('heading', { level: 1, name: /^Affaires\s*\d/ }, slow)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(toasts).toHaveLength(1)
})

describe('a broken answer elsewhere', () => {
  const [, broken] = faults[0] ?? []
  const places: [string, string, string, string | RegExp][] = [
    ['a record', record, pathOf(AffAffaire.Get), AffAffaire.Get.example.value.lbAffaire],
    ['the profile', '/Adm/Usr/UserProfil', pathOf(UsrUser.Get), UsrUser.Get.example.value.mail ?? ''],
    ['the application’s information', '/about', pathOf(SysInfo.GetAppInfo), SysInfo.GetAppInfo.example.value.lbBase],
    ['the dashboard', '/', pathOf(AffAffairePrestation.GetList), 'Aucune prestation pour l’instant'],
  ]
  test.each(places)('(%s) leaves the frame and can be asked again', async (_, at, path, there) => {
    server.fail(path, broken ?? 'silence')
    open(at)
    const words = await main().findByText(/Le serveur a rencontré une erreur/, {}, slow)
    await frameLives()
    server.mend()
    fireEvent.click(
      within(words.closest<HTMLElement>('[role=group]') ?? words).getByRole('button', { name: 'Réessayer' }),
    )
    expect((await main().findAllByText(there, {}, slow)).length).toBeGreaterThan(0)
    await expect.poll(() => main().queryByText(/Le serveur a rencontré une erreur/), slow).toBeNull()
  })

  test('(a list that is read again) says that its rows may be old, and reads them when asked', async () => {
    const { raise } = open(list)
    const row = await screen.findByText(AffAffaire.Get.example.value.refAffaire, {}, slow)
    server.fail(pathOf(AffAffaire.GetList), { status: 500, body: '' })
    await act(() => raise(changed, { endpoint: AffAffaire.Insert, value: [] }))
    const words = await main().findByText('Ces lignes ne sont peut-être plus à jour', {}, slow)
    expect(row.isConnected).toBe(true)
    server.mend()
    fireEvent.click(
      within(words.closest<HTMLElement>('[role=status]') ?? words).getByRole('button', { name: 'Réessayer' }),
    )
    await expect.poll(() => main().queryByText('Ces lignes ne sont peut-être plus à jour'), slow).toBeNull()
  })

  test('(the menus, at an address) does not call it unknown, and shows its page once they are there', async () => {
    server.fail(pathOf(UsrUser.GetMenuList), { status: 500, body: '' })
    open(list)
    expect(
      await screen.findByRole('heading', { level: 1, name: /Vos menus n’ont pas pu être chargés/ }, slow),
    ).toBeTruthy()
    expect(screen.queryByText('Page introuvable')).toBeNull()
    server.mend()
    fireEvent.click(main().getByRole('button', { name: 'Recharger les menus' }))
    expect(await screen.findByText(AffAffaire.Get.example.value.refAffaire, {}, slow)).toBeTruthy()
  })

  test.each(faults.filter(([name]) => name !== 'an answer without a value'))(
    '(the menus, %s) leaves home and profile, and a way to ask again',
    async (_, fault) => {
      server.fail(pathOf(UsrUser.GetMenuList), fault)
      open('/')
      const reload = await screen.findByRole('button', { name: 'Recharger les menus' }, slow)
      expect(screen.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeTruthy()
      expect(main().getByRole('link', { name: 'Mon profil' })).toBeTruthy()
      server.mend()
      fireEvent.click(reload)
      await expect.poll(() => screen.queryByRole('button', { name: 'Recharger les menus' }), slow).toBeNull()
      await frameLives()
    },
  )
})

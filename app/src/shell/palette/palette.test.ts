import type { Offer } from '../../kit/actions/use-actions.ts'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { describe, expect, test } from 'vitest'
import { browserBox, memoryBox } from '../../base/box.ts'
import {
  $recentBox,
  $recents,
  mostRecents,
  recordShown,
  type RecentRecord,
  withRecent,
} from '../../navigation/recents.ts'
import { answer } from '../../kit/testing/answers.ts'
import { held, testConsole } from '../../kit/testing/test-scope.ts'
import { $locale } from '../../locales/intl.ts'
import { textIn } from '../../locales/testing/texts.ts'
import { $isAuthenticated, sessionClosed } from '../../session/session.ts'
import { $density, $scheme } from '../preferences.ts'
import { $isSheetOpen } from '../shortcuts/shortcuts.ts'
import { type Command, commandsOf, sectionsOf } from './commands.ts'
import { $isPaletteOpen, commandChosen, paletteClosed, paletteOpened } from './palette-state.ts'
import { demoMenus } from '../../kit/testing/demo-menus.ts'
import { readMenus } from '../../navigation/menu-entry.ts'
import { destinationsOf } from '../destinations.ts'

const record = (place: number, more: Partial<RecentRecord> = {}): RecentRecord => ({
  view: 'AffAffAffaireAccueil',
  title: `Affaire ${place}`,
  reference: null,
  address: `/Aff/Aff/AffaireAccueil?id=${place}`,
  ...more,
})

describe('recent records', () => {
  test('each once, the last opened first, twenty at most', () => {
    const opened = [...Array.from({ length: 30 }, (_, place) => place), 15]
    const kept = opened.reduce<RecentRecord[]>((records, place) => withRecent(records, record(place)), [])
    expect(kept).toHaveLength(mostRecents)
    expect(kept.slice(0, 3).map(({ title }) => title)).toEqual(['Affaire 15', 'Affaire 29', 'Affaire 28'])
  })

  test('are kept for the login that opened them, and gone from the screen with the session', async () => {
    const box = memoryBox<RecentRecord>({ 'b.autre': [record(9)] })
    const { raise, scope } = testConsole({ user: { login: 'a.martin' }, values: [held($recentBox, box)] })
    await raise(recordShown, record(1))
    await raise(recordShown, record(2))
    await raise(paletteOpened)
    expect(scope.getState($recents).map(({ title }) => title)).toEqual(['Affaire 2', 'Affaire 1'])
    expect(await box.read('b.autre')).toEqual([record(9)])
    await raise(sessionClosed)
    expect(scope.getState($recents)).toEqual([])
    expect(await box.read('a.martin')).toHaveLength(2)
  })

  test('read for somebody who has left since are not shown', async () => {
    const reading = Promise.withResolvers<RecentRecord[]>()
    const { raise, scope } = testConsole({
      values: [held($recentBox, { ...memoryBox<RecentRecord>(), read: () => reading.promise })],
    })
    const opening = raise(paletteOpened)
    await Promise.resolve()
    const closing = raise(sessionClosed)
    reading.resolve([record(1)])
    await Promise.all([opening, closing])
    expect([scope.getState($recents), scope.getState($isPaletteOpen)]).toEqual([[], false])
  })

  test('a browser that refuses to keep them breaks nothing', async () => {
    const box = browserBox<RecentRecord>('none', 'none', (value): value is RecentRecord => value !== null)
    await box.change('a.martin', () => [record(1)])
    expect(await box.read('a.martin')).toEqual([])
  })
})

describe('choosing', () => {
  const chosen = async (act: Command['act']) => {
    const made = testConsole({ answers: [answer(SecAuthentification.LogOut)] })
    await made.raise(paletteOpened)
    expect(made.scope.getState($isPaletteOpen)).toBe(true)
    await made.raise(commandChosen, act)
    expect(made.scope.getState($isPaletteOpen)).toBe(false)
    return made
  }

  test('a screen or a record goes there', async () => {
    expect((await chosen({ kind: 'go', href: '/about' })).moves).toEqual([{ to: '/about' }])
  })

  test('language, theme, density, shortcuts', async () => {
    expect((await chosen({ kind: 'locale', locale: 'en' })).scope.getState($locale)).toBe('en')
    expect((await chosen({ kind: 'scheme', scheme: 'dark' })).scope.getState($scheme)).toBe('dark')
    expect((await chosen({ kind: 'density', density: 'compact' })).scope.getState($density)).toBe('compact')
    const { scope, moves } = await chosen({ kind: 'shortcuts' })
    expect([scope.getState($isSheetOpen), moves]).toEqual([true, []])
  })

  test('signing out tells the server', async () => {
    const { scope, call } = await chosen({ kind: 'signOut' })
    expect(scope.getState($isAuthenticated)).toBe(false)
    expect(call.inputsOf(SecAuthentification.LogOut)).toHaveLength(1)
  })

  test('leaving it does nothing else', async () => {
    const { raise, scope, moves } = testConsole()
    await raise(paletteOpened)
    await raise(paletteClosed)
    expect([scope.getState($isPaletteOpen), moves]).toEqual([false, []])
  })
})

describe('what is offered', () => {
  const text = textIn('fr')
  const offered = (more: Partial<Parameters<typeof commandsOf>[0]> = {}) =>
    commandsOf({
      destinations: [],
      menus: new Map(),
      recents: [],
      isReachable: () => true,
      scheme: 'light',
      density: 'default',
      text,
      ...more,
    })
  const named = (commands: readonly Command[]) => commands.map(({ text: name }) => name)

  test('home, the notifications and what this is are there whatever the menus say, once', () => {
    expect(named(offered()).slice(0, 3)).toEqual(['Accueil', 'Notifications', 'À propos'])
    const home = { href: '/', refRoute: null, label: 'Accueil', text: 'Accueil', icon: 'house', parents: [] }
    expect(named(offered({ destinations: [home] })).filter((name) => name === 'Accueil')).toHaveLength(1)
  })

  test('a record whose screen the user no longer has is not', () => {
    const commands = offered({
      recents: [record(1), record(2, { address: '/Gone?id=2' })],
      isReachable: (path) => path !== '/Gone',
    })
    expect(named(commands.filter(({ group }) => group === 'recent'))).toEqual(['Affaire 1'])
  })

  test('what the menus let one make, on its screen; nothing on a screen whose menus offer none', () => {
    const { book } = readMenus(demoMenus)
    const destinations = destinationsOf(book, [], text)
    const made = offered({ destinations, menus: book }).filter(({ id }) => id.startsWith('create'))
    expect(made.map(({ text: name, act }) => [name, act])).toContainEqual([
      'Ajouter · Affaires',
      { kind: 'go', href: '/Aff/Aff/AffaireList?e=Creer' },
    ])
    expect(made.map(({ id }) => id)).not.toContain('create /Aff/Aff/AffairePrestationList')
    expect(sectionsOf(offered({ destinations, menus: book }), 'ajouter affaire')[0]?.commands[0]?.id).toBe(
      'create /Aff/Aff/AffaireList',
    )
  })

  const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
    id,
    text: id,
    action: 'Modifier',
    icon: null,
    href: null,
    blocked: null,
    rows: [],
    spared: [],
    misfits: 0,
    ...more,
  })

  test('what the page that is open lets one make is told once', () => {
    const { book } = readMenus(demoMenus)
    const page = [{ name: 'Affaires', offers: [offer('Ajouter', { action: 'Creer' })], run: () => {} }]
    const made = (here: string) =>
      offered({ destinations: destinationsOf(book, [], text), menus: book, page, here }).filter(
        ({ id }) => id === 'create /Aff/Aff/AffaireList',
      )
    expect([made('/Aff/Aff/AffaireList').length, made('/Adm/Usr/UserList').length]).toEqual([0, 1])
  })

  test('what the page that is open does, through its own buttons; what is blocked says why', () => {
    const ran: string[] = []
    const offers = [
      offer('Modifier'),
      offer('Activer', { blocked: 'Verrouillé par Bob' }),
      offer('Tâches', { href: '/Prm/Mod/TacheList' }),
    ]
    const page = offered({ page: [{ name: 'Mode LEV', offers, run: ({ id }) => void ran.push(id) }] }).filter(
      ({ group }) => group === 'page',
    )
    expect(page.map(({ text: name, context, blocked }) => [name, context, blocked])).toEqual([
      ['Modifier', 'Mode LEV', undefined],
      ['Activer', 'Verrouillé par Bob', 'Verrouillé par Bob'],
      ['Tâches', 'Mode LEV', undefined],
    ])
    const [edit] = page
    if (edit?.act.kind === 'run') edit.act.run()
    expect([ran, page[2]?.act]).toEqual([['Modifier'], { kind: 'go', href: '/Prm/Mod/TacheList' }])
  })

  test('not the language, the theme and the density there are', () => {
    const acts = offered().map(({ act }) => act)
    expect(acts).not.toContainEqual({ kind: 'locale', locale: 'fr' })
    expect(acts).not.toContainEqual({ kind: 'scheme', scheme: 'light' })
    expect(acts).not.toContainEqual({ kind: 'density', density: 'default' })
  })

  test('a record that is called just so comes before screens that are called nearly so, and once', () => {
    const go = (name: string, href: string): Command => ({
      id: href,
      group: 'records',
      text: name,
      context: 'AFF-7',
      reference: 'AFF-7',
      icon: 'x',
      act: { kind: 'go', href },
    })
    const records = [{ group: 'records-x', title: 'Affaires', commands: [go('Ponts', '/x'), go('Autres', '/y')] }]
    const commands = [...offered({ recents: [record(1, { title: 'AFF-70', address: '/y' })] })]
    expect(sectionsOf(commands, 'aff-7', records).map(({ group, commands: own }) => [group, named(own)])).toEqual([
      ['records-x', ['Ponts']],
      ['recent', ['AFF-70']],
    ])
  })

  test('the group of the best match comes first', () => {
    const commands = offered({ recents: [record(1, { title: 'Dossier', reference: 'SOMBRE' })] })
    expect(sectionsOf(commands, '').map(({ group }) => group)).toEqual(['recent', 'screens', 'actions'])
    expect(sectionsOf(commands, 'thème').map(({ group }) => group)).toEqual(['actions'])
    expect(sectionsOf(commands, 'theme sombre')[0]?.commands[0]?.act).toEqual({ kind: 'scheme', scheme: 'dark' })
    expect(sectionsOf(commands, 'zzz')).toEqual([])
  })
})

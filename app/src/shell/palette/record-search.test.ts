import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { type Answer, CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import type { Asked } from '../../base/call.ts'
import { demoMenus } from '../../kit/testing/demo-menus.ts'
import { textIn } from '../../locales/testing/texts.ts'
import { readMenus } from '../../navigation/menu-entry.ts'
import type { ScreenView } from '../../navigation/screen-view.ts'
import userList from '../../views/Adm/Usr/UserList/index.ts'
import affaireList from '../../views/Aff/Aff/AffaireList/index.ts'
import actionList from '../../views/Core/Sys/ActionList/index.ts'
import logList from '../../views/Core/Sys/LogList/index.ts'
import notifList from '../../views/Core/Sys/NotifList/index.ts'
import gammeList from '../../views/Prm/Gam/GammeList/index.ts'
import { destinationsOf } from '../destinations.ts'
import { recordLists, recordsIn } from './record-search.ts'

const text = textIn('fr')
const { book } = readMenus(demoMenus)
const destinations = destinationsOf(book, [], text)
const views: Record<string, ScreenView> = {
  AdmUsrUserList: userList,
  AffAffAffaireList: affaireList,
  CoreSysActionList: actionList,
  CoreSysLogList: logList,
  CoreSysNotifList: notifList,
  PrmGamGammeList: gammeList,
}
const load = (view: string) => (views[view] ? Promise.resolve(views[view]) : Promise.reject(new Error(view)))

const example = AffAffaire.Get.example.value
const named = (count: number, more: Partial<Affaire> = {}): Affaire[] =>
  Array.from({ length: count }, (_, at) => ({
    ...example,
    idAffaireGuid: `guid-${at}`,
    refAffaire: `AFF-${at}`,
    lbAffaire: `Ponts ${at}`,
    ...more,
  }))

const lists = await recordLists(destinations, book, load)
const listOf = (name: string) => lists.find(({ view }) => view === name)
const cases = listOf('AffAffAffaireList')
const search = async (
  query: string,
  reply: (asked: Asked) => Partial<Answer<unknown>> | Promise<Answer<unknown>>,
  list = cases,
) => {
  const asked: unknown[] = []
  if (!list) throw new Error('no list')
  const section = await recordsIn(list, query, {
    text,
    signal: new AbortController().signal,
    call: async (one) => {
      asked.push(one.input)
      return { value: undefined, hasErrors: false, messages: [], ...(await reply(one)) }
    },
  })
  return { section, asked, lines: section?.commands.map((command) => [command.text, command.context]) ?? [] }
}

describe('lists that are searched', () => {
  test('are those of the menus whose rows something can be done with; what cannot be loaded, comes by pages or is of this browser is not', () => {
    expect(lists.map(({ view }) => view).toSorted()).toEqual([
      'AdmUsrUserList',
      'AffAffAffaireList',
      'CoreSysActionList',
      'PrmGamGammeList',
    ])
  })
})

describe('records', () => {
  test('are asked for by the search, few at a time, and open where a row does', async () => {
    const { section, asked, lines } = await search('pon', () => ({ value: named(2), total: 2 }))
    expect(asked).toEqual([{ search: 'pon', take: 50 }])
    expect(section?.title).toBe('Affaires')
    expect(lines).toEqual([
      ['Ponts 0', 'AFF-0'],
      ['Ponts 1', 'AFF-1'],
    ])
    expect(section?.commands[0]?.act).toEqual({ kind: 'go', href: '/Aff/Aff/AffaireAccueil?idAffaireGuid=guid-0' })
  })

  test('that are more than are shown lead to their list, with how many there are', async () => {
    const { section } = await search('pon', () => ({ value: named(5), total: 1234 }))
    expect(section?.commands).toHaveLength(6)
    expect(section?.commands.at(-1)?.text).toMatch(/^Voir les 1\s?234 dans Affaires$/u)
    expect(section?.commands.at(-1)?.act).toEqual({ kind: 'go', href: '/Aff/Aff/AffaireList?q=pon' })
  })

  test('of a server that knows neither search nor take are searched here: 20,000 rows, five shown', async () => {
    const { section, lines } = await search('AFF-1999', () => ({ value: named(20_000) }))
    expect(lines).toHaveLength(6)
    expect(lines[0]).toEqual(['Ponts 1999', 'AFF-1999'])
    expect(section?.commands.at(-1)?.text).toBe('Voir les 11 dans Affaires')
  })

  test('the one that is meant comes first, wherever the server has it among those that begin alike', async () => {
    const rows = [...named(12).slice(1), ...named(1)].map((row, at) => ({
      ...row,
      refAffaire: at === 11 ? 'AFF-1' : `AFF-1${at}`,
    }))
    const { lines } = await search('aff-1', () => ({ value: rows, total: 12 }))
    expect(lines[0]?.[1]).toBe('AFF-1')
    expect(lines).toHaveLength(6)
  })

  test('found by what is not shown say by what', async () => {
    const { lines } = await search('mairie', () => ({ value: named(1, { lbClient: 'Mairie de Lille' }), total: 1 }))
    expect(lines).toEqual([['Ponts 0', 'AFF-0 · Client\u00a0: Mairie de Lille']])
  })

  test('of a server that refuses the search are asked for without it', async () => {
    const { asked, lines } = await search('AFF-7', ({ input }) =>
      JSON.stringify(input) === '{}' ? { value: named(9) } : Promise.reject(new CallFailure('http', { status: 400 })),
    )
    expect(asked).toHaveLength(2)
    expect(lines).toEqual([['Ponts 7', 'AFF-7']])
  })

  test('of a list that is refused reject: the palette says which', async () => {
    await expect(search('pon', () => Promise.reject(new CallFailure('http', { status: 403 })))).rejects.toBeInstanceOf(
      CallFailure,
    )
  })

  test('that are nothing are no section; an inactive one says so', async () => {
    expect((await search('pon', () => ({ value: [] }))).section).toBeNull()
    expect((await search('pon', () => ({ value: named(1, { isActif: false }), total: 1 }))).lines).toEqual([
      ['Ponts 0', 'AFF-0 · Inactive'],
    ])
  })

  test('out of use say so in the gender of what they are; an older version is none of them, and says what it is', async () => {
    const [range] = GamGamme.GetList.example.value
    const told = async (view: string, row: object) =>
      (await search('a', () => ({ value: [row], total: 1 }), listOf(view))).lines[0]?.[1]?.split(' · ').at(-1)
    const person = { ...UsrUser.Get.example.value, login: 'a.martin', lbUser: 'Alice Martin' }
    expect(await told('AdmUsrUserList', { ...person, isActif: false })).toBe('Inactif')
    const version = { ...range, ref: 'A-1', lbGamme: 'A', isCurrent: false }
    expect(await told('PrmGamGammeList', { ...version, actif: false })).toBe('Inactive')
    expect(await told('PrmGamGammeList', { ...version, actif: true })).toBe('Version antérieure')
    expect(await told('PrmGamGammeList', { ...version, actif: true, isCurrent: true })).toBe('A-1')
  })

  test('that open no page lead to their list with them found', async () => {
    const actions = listOf('CoreSysActionList')
    const row = { idAction: 1, refAction: 'Creer', label: 'Ajouter', isActive: false }
    expect((await search('ajou', () => ({ value: [row], total: 1 }), actions)).section?.commands[0]?.act).toEqual({
      kind: 'go',
      href: '/Core/Sys/ActionList?q=Creer&all=1',
    })
  })
  test('that are too many are all shown by their list, inactive ones too', async () => {
    const others = async (isActif: boolean) =>
      (await search('pon', () => ({ value: [...named(7), ...named(1, { isActif })], total: 8 }))).section?.commands.at(
        -1,
      )
    expect((await others(true))?.act).toEqual({ kind: 'go', href: '/Aff/Aff/AffaireList?q=pon' })
    expect((await others(false))?.act).toEqual({ kind: 'go', href: '/Aff/Aff/AffaireList?q=pon&all=1' })
  })
})

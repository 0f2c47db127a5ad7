import { menusOf } from '@ronde/contracts/navigation'
import { describe, expect, test } from 'vitest'
import { catalogues, textIn } from '../../../locales/testing/texts.ts'
import { readMenus } from '../../../navigation/menu-entry.ts'
import { deedsOfRole, judgedScreen, judgedScreens } from './capabilities.ts'
import { entryStates, isGivenTo } from './entry-states.ts'
import { demoRecords } from './testing/demo-records.ts'
import { type Person, reasonsAgainst } from './why-not.ts'
import { deedText, placeOfChange, reasonWords } from './why-words.ts'

const fr = textIn('fr')
const member = (idGroupe: 1 | 2, roles: readonly string[]): Person => ({
  roles: new Set(roles),
  menus: readMenus(menusOf(idGroupe)).book,
  entryOf: entryStates({ records: demoRecords(), inUse: null, isSeen: isGivenTo(idGroupe) }),
})
const users = member(2, ['AFFAIRE', 'LECTURE'])
const administrators = member(1, ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE'])

describe('what the groups of the demo can do', () => {
  test('the administrators can do everything there is', () => {
    expect(judgedScreens(administrators).flatMap(({ cannot }) => cannot)).toEqual([])
  })

  test('the users edit cases and add services, and are told by which menu they do not activate them', () => {
    const { can, cannot, isOut } = judgedScreen('AffAffAffaireList', users)
    expect(isOut).toBe(false)
    expect(can.map(({ view, action }) => deedText(view, action, fr))).toEqual([
      'Consulter les affaires',
      'Ouvrir les affaires',
      'Ajouter des affaires',
      'Modifier les affaires',
      'Exporter les affaires',
    ])
    expect(cannot.map(({ action, reasons }) => [action, reasons])).toEqual([
      ['Activer', [{ kind: 'menu', view: 'AffAffAffaireList', action: 'Activer', entry: 'hidden' }]],
      ['Desactiver', [{ kind: 'menu', view: 'AffAffAffaireList', action: 'Desactiver', entry: 'hidden' }]],
      [
        'AjouterAgence',
        [
          { kind: 'menu', view: 'AffAffAffaireList', action: 'AjouterAgence', entry: 'hidden' },
          { kind: 'role', role: 'ADMIN' },
        ],
      ],
    ])
  })

  test('the screens of administration are out of their reach, but their own profile and notifications are not', () => {
    const out = judgedScreens(users).flatMap(({ view, isOut }) => (isOut ? [view] : []))
    expect(out).toContain('AdmUsrUserList')
    expect(out).toContain('CoreSysLogList')
    expect(out).not.toContain('AdmUsrUserProfil')
    expect(out).not.toContain('CoreSysNotifList')
    expect(reasonsAgainst({ view: 'CoreSysLogList', action: null }, users)[0]).toEqual({
      kind: 'page',
      view: 'CoreSysLogList',
      entry: 'hidden',
    })
  })

  test('a button that is given without its role is refused for the role', () => {
    expect(
      reasonsAgainst({ view: 'AffAffAffaireList', action: 'Modifier' }, { ...users, roles: new Set(['LECTURE']) })[0],
    ).toEqual({
      kind: 'role',
      role: 'AFFAIRE',
    })
  })

  test('what stands in the way here and now is said last', () => {
    const standing = { kind: 'lock', words: 'Alice modifie cet enregistrement' } as const
    expect(reasonsAgainst({ view: 'AffAffAffaireList', action: 'Modifier', standing }, users)[0]).toEqual(standing)
  })
})

test('an entry is given, hidden, out of use or not there', () => {
  const states = entryStates({
    records: demoRecords(),
    inUse: new Set(['Modifier', 'Creer']),
    isSeen: isGivenTo(2),
  })
  expect(states('AffAffAffaireList', 'Modifier')).toBe('given')
  expect(states('AdmUsrUserList', 'Modifier')).toBe('hidden')
  expect(states('AffAffAffaireList', 'Exporter')).toBe('outOfUse')
  expect(states('AffAffAffaireList', 'Supprimer')).toBe('none')
  // Its entry is below a title that the group is not given.
  expect(states('CoreSysLogList', null)).toBe('hidden')
})

test('a role says what nobody does without it', () => {
  const said = deedsOfRole('AFFAIRE').flatMap(({ view, deeds }) => deeds.map((action) => deedText(view, action, fr)))
  expect(said).toContain('Modifier les affaires')
  expect(said).toContain('Ajouter une prestation à une affaire')
  expect(said).not.toContain('Exporter les affaires')
  expect(deedsOfRole('LECTURE').map(({ view }) => view)).toContain('PrmGamGammeList')
})

test.each(['fr', 'en'] as const)('every deed of every screen has words of its own in %s', (locale) => {
  const all = judgedScreens(administrators).flatMap(({ can }) => can)
  expect(all.length).toBeGreaterThan(100)
  const ids = all.flatMap(({ view, action }) => [`can.${action ?? 'look'}`, `things.${view}`])
  expect(ids.filter((id) => !Object.hasOwn(catalogues[locale], id))).toEqual([])
})

describe('a reason', () => {
  const about = { group: 'Utilisateurs', idUser: 2 }
  const asks = { menus: administrators.menus, text: fr }

  test('leads to the screen where what decides is changed', () => {
    const menu = { kind: 'menu', view: 'AffAffAffaireList', action: 'Exporter' } as const
    expect(placeOfChange({ ...menu, entry: 'hidden' }, about, asks)?.href).toBe('/Core/Sec/PrmSecuriteAccueil')
    expect(placeOfChange({ ...menu, entry: 'none' }, about, asks)?.href).toBe('/Core/Sec/PrmMenuList')
    expect(placeOfChange({ ...menu, entry: 'outOfUse' }, about, asks)?.href).toBe(
      '/Core/Sys/ActionList?q=Exporter&all=1',
    )
    expect(placeOfChange({ kind: 'role', role: 'ADMIN' }, about, asks)?.href).toBe('/Adm/Usr/UserAccueil?idUser=2')
    expect(placeOfChange({ kind: 'lock', words: '' }, about, asks)?.href).toBe('/Core/Sys/ParametreAvanceAccueil')
    expect(placeOfChange({ kind: 'version', words: '' }, about, asks)).toBeNull()
    expect(placeOfChange({ kind: 'version', words: '', href: '/Prm?id=1' }, about, asks)).toEqual({
      screen: 'version courante',
      href: '/Prm?id=1',
    })
  })

  test('has no link for who may not go there, and names the screen', () => {
    const place = placeOfChange({ kind: 'role', role: 'ADMIN' }, about, { ...asks, menus: users.menus })
    expect(place).toEqual({ screen: 'Utilisateur', href: null })
  })

  test('is a sentence that names the group and the role', () => {
    expect(reasonWords({ kind: 'role', role: 'ADMIN' }, about, fr)).toBe(
      'Le groupe «\u00a0Utilisateurs\u00a0» n’a pas le rôle Administration.',
    )
  })
})

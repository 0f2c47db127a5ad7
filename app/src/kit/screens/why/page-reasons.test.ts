import { menusOf } from '@ronde/contracts/navigation'
import type { RefAction } from '@ronde/contracts/actions'
import { describe, expect, test } from 'vitest'
import { readMenus } from '../../../navigation/menu-entry.ts'
import type { PageActions, Standing } from '../../actions/page-actions.ts'
import type { Offer } from '../../actions/use-actions.ts'
import { pageReasons } from './page-reasons.ts'

const offer = (action: RefAction, blocked: string | null = null): Offer => ({
  id: action,
  action,
  text: action,
  icon: null,
  href: null,
  blocked,
  rows: [],
  spared: [],
  misfits: 0,
})
const part = (view: string, offers: readonly Offer[], more: Partial<PageActions> = {}): PageActions => ({
  name: view,
  offers,
  run: () => {},
  view,
  ...more,
})
const menus = readMenus(menusOf(1)).book
const words = { row: (name: string) => `not for ${name}`, here: 'not here' }

/** Reasons against the actions of a view, by action. */
const reasonsOf = (view: string, parts: readonly PageActions[], own = menus) =>
  Object.fromEntries(
    pageReasons({ parts, person: { roles: null, menus: own }, words })
      .filter((one) => one.view === view)
      .flatMap(({ judged }) => judged.map(({ action, reasons }) => [action, reasons] as const)),
  )

test('what the menus offer has no reason; what they do not has that of the menus, and no role is guessed', () => {
  const users = readMenus(menusOf(2)).book
  const reasons = reasonsOf(
    'AffAffAffaireList',
    [part('AffAffAffaireList', [offer('Creer'), offer('Exporter')])],
    users,
  )
  expect(reasons.Creer).toEqual([])
  expect(reasons.Modifier).toEqual([])
  expect(reasons.AjouterAgence).toEqual([
    { kind: 'menu', view: 'AffAffAffaireList', action: 'AjouterAgence', entry: 'unknown' },
  ])
})

describe('a blocked action', () => {
  const lock: Standing = { kind: 'lock', words: 'Karim modifie cet enregistrement' }

  test('has the reason that its button tells', () => {
    const parts = [part('PrmModModeInspectionAccueil', [offer('Modifier', 'Archivé'), offer('AjouterPropriete')])]
    const reasons = reasonsOf('PrmModModeInspectionAccueil', parts)
    expect(reasons.Modifier).toEqual([{ kind: 'state', words: 'Archivé' }])
    expect(reasons.AjouterPropriete).toEqual([])
  })

  test('of a record that is locked, or shown in an old version, has that reason; looking is not kept from anybody', () => {
    const parts = [part('PrmModModeInspectionAccueil', [offer('Modifier'), offer('CopierLien')], { standing: lock })]
    const reasons = reasonsOf('PrmModModeInspectionAccueil', parts)
    expect(reasons.Modifier).toEqual([lock])
    expect(reasons.ModifierValeur).toEqual([lock])
    expect(reasons.CopierLien).toEqual([])
    // The menus offer it, but there is only one version.
    expect(reasons.ComparerVersions).toEqual([{ kind: 'state', words: 'not here' }])
  })

  test('of a tab has the lock of the record around it', () => {
    const parts = [
      part('PrmModModeInspectionAccueil', [], { standing: lock }),
      part('PrmModTacheList', [offer('Creer', lock.words), offer('Exporter')]),
    ]
    const reasons = reasonsOf('PrmModTacheList', parts)
    expect(reasons.Creer).toEqual([lock])
    expect(reasons.Supprimer).toEqual([lock])
    expect(reasons.Exporter).toEqual([])
  })

  test('that is offered elsewhere on the page is not blocked', () => {
    const parts = [part('AdmUsrUserList', [offer('Activer', 'no')]), part('AdmUsrUserList', [offer('Activer')])]
    expect(reasonsOf('AdmUsrUserList', parts).Activer).toEqual([])
  })
})

test('of the one row that is selected, what its menu leaves out does not suit it', () => {
  const row = { name: 'Alice', offers: [offer('Desactiver'), offer('Verrouiller', 'Votre propre compte')] }
  const reasons = reasonsOf('AdmUsrUserList', [part('AdmUsrUserList', [offer('AjouterAnnuaire')], { row })])
  expect(reasons.Activer).toEqual([{ kind: 'state', words: 'not for Alice' }])
  expect(reasons.Desactiver).toEqual([])
  expect(reasons.Verrouiller).toEqual([{ kind: 'state', words: 'Votre propre compte' }])
  // The action is at the title, and not about rows.
  expect(reasons.AjouterAnnuaire).toEqual([])
})

test('a page of no view of the menus has nothing to say', () => {
  expect(pageReasons({ parts: [part('Home', [])], person: { roles: null, menus }, words })).toEqual([])
})

import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { render } from '@testing-library/react'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import type { FilterKind, FilterValue } from '@ronde/ui/grid'
import { UiProvider } from '@ronde/ui/theme'
import { expect, test } from 'vitest'
import { addDays } from '../base/calendar.ts'
import { today } from '../base/dates.ts'
import { rowStateOf } from '../kit/rows/row-state.ts'
import { gridColumns } from '../kit/rows/columns.ts'
import { windowedBy } from '../kit/rows/windowed.ts'
import type { RowsPart } from '../kit/actions/parts.ts'
import type { AnyHome } from '../kit/screens/home-config.ts'
import type { PageConfig } from '../kit/screens/page-config.ts'
import type { ScreenView } from '../navigation/screen-view.ts'
import { textIn } from '../locales/testing/texts.ts'
import { viewName } from '../navigation/views.ts'

type Config = RowsPart | AnyHome | PageConfig
const modules = import.meta.glob<{ default: ScreenView<Config> }>('./*/*/*/index.ts', { eager: true })
const rowsOf = (config: Config): RowsPart[] =>
  'part' in config ? [config] : config.parts.flatMap((part) => (part.part === 'rows' ? [part] : []))
const parts = Object.entries(modules).flatMap(([file, { default: view }]) => {
  const name = viewName(`views/${file.slice(2)}`)
  return rowsOf(view.config).map((part, at) => [`${name} ${at}`, part] as const)
})
const lists = parts.map(([name, { config }]) => [name, config] as const)
const columnsOf = (name: string) => {
  const [, config] = lists.find(([of]) => of === `${name} 0`) ?? []
  if (!config) throw new Error(`no list ${name}`)
  return gridColumns(config.columns, name, textIn('fr'))
}
const cell = (name: string, field: string, row: Record<string, unknown>) =>
  render(
    <UiProvider locale="fr">
      {columnsOf(name)
        .find(({ id }) => id === field)
        ?.cell?.(row)}
    </UiProvider>,
  ).container

/** Width of a list in px, in a window of 1366 px without scroll bar, drawer and page margins. */
const room = 1051
/** Width of the rows' check boxes and menus, in px. */
const controls = 92
const kinds: Partial<Record<string, number>> = { number: 88, boolean: 72, Date: 108, DateTime: 172 }

test.each(lists)('%s: its columns have room at 1366 px, and each says how much it takes', (_, { columns, actions }) => {
  const shown = columns.filter(({ isHidden }) => !isHidden)
  const widths = shown.map(({ width, dataType }) => width ?? kinds[dataType ?? ''])
  expect(shown.filter((_column, at) => widths[at] === undefined).map(({ field }) => field)).toEqual([])
  expect(widths.reduce<number>((sum, width = 0) => sum + width, 0)).toBeLessThanOrEqual(room - (actions ? controls : 0))
})

test('every state of a list is a badge, and a locked account is a warning that an open one does not have', () => {
  type Column = RowsPart['config']['columns'][number]
  const isPlain = ({ field, isState }: Column) => /^(statut|refEtat)$/.test(field) && !isState
  const states = lists.flatMap(([name, { columns }]) => columns.filter(isPlain).map(({ field }) => `${name} ${field}`))
  expect(states).toEqual([])
  const [locked, open] = [true, false].map((isLocked) => cell('AdmUsrUserList', 'isLocked', { isLocked }))
  expect(locked?.querySelector('[data-tone=warning]')?.textContent).toBe('Verrouillé')
  expect(open?.textContent).toBe('')
})

test('an icon is drawn, and its name is its label', () => {
  const shown = cell('CoreSecPrmMenuList', 'icon', { icon: 'house' })
  expect(shown.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('house')
  expect(shown.textContent).toBe('')
})

test('a service that is late says so in a word, one that is done or due today does not', () => {
  const due = columnsOf('AffAffAffairePrestationList').find(({ id }) => id === 'dtEcheance')
  const service = AffAffairePrestation.Insert.example.value
  const note = (statut: string, days: number) => due?.note?.({ ...service, statut, dtEcheance: addDays(today(), days) })
  expect(note('PLANIFIEE', -1)).toEqual({ text: 'En retard', tone: 'error' })
  expect([note('REALISEE', -1), note('ANNULEE', -1), note('PLANIFIEE', 0)]).toEqual([undefined, undefined, undefined])
})

test('a value of a hierarchy says the level of what it stands below; a root has none', () => {
  const column = columnsOf('CoreSysTableAccueil').find(({ id }) => id === 'niveauParent')
  const said = (niveauParent: number) =>
    typeof column?.value === 'function' ? column.value({ niveauParent }) : undefined
  expect([column?.text, said(2), said(0)]).toEqual(['Niveau du parent', 2, null])
})

test('a service says where it is: its location within the place, else the place', () => {
  const column = columnsOf('AffAffAffairePrestationList').find(({ id }) => id === 'lbLocalisation')
  const service = AffAffairePrestation.Insert.example.value
  const said = (lbLocalisation: string | null) =>
    typeof column?.value === 'function' ? column.value({ ...service, lbLocalisation }) : undefined
  expect([said(`${service.lieu.lbAffichage} / Halle A`), said(null)]).toEqual(['Halle A', service.lieu.lbAffichage])
})

test.each([
  ['AffAffAffairePrestationList', 'dtCreation'],
  ['PrmModModeInspectionAccueil', 'type'],
  ['PrmRefReferentielAccueil', 'type'],
  ['PrmRefParametreList', 'type'],
])('%s has %s, hidden until it is asked for', (name, field) => {
  const [, config] = lists.find(([of]) => of === `${name} 0`) ?? []
  expect(config?.columns.find((column) => column.field === field)).toMatchObject({ isHidden: true })
})

test('the data type of a property or a parameter is in words, one that the console does not know as it is', () => {
  for (const name of ['PrmModModeInspectionAccueil', 'PrmRefParametreList']) {
    const column = columnsOf(name).find(({ id }) => id === 'type')
    const said = (type?: string) => (typeof column?.value === 'function' ? column.value({ type }) : '')
    expect([column?.text, said('DT'), said('X'), said()]).toEqual(['Type de donnée', 'Date et heure', 'X', null])
  }
})

/** One filter of each kind, as the bar first offers it. */
const samples = {
  text: { kind: 'text', text: 'a' },
  choice: { kind: 'choice', values: ['a'] },
  number: { kind: 'number', from: 1 },
  date: { kind: 'date', from: '2026-01-01' },
  boolean: { kind: 'boolean', value: true },
  path: { kind: 'path', path: 'a' },
} as const satisfies Record<FilterKind, FilterValue>

test.each([
  ['AffAffAffaireList 0', ['lbClient', 'nbPrestation']],
  ['CoreSysTableAccueil 0', ['ordre', 'dtModification']],
  ['PrmModModeInspectionAccueil 1', ['portee', 'element', 'template', 'dtModification']],
])('%s is filtered by %j, however long it is: its server takes these filters', (name, fields) => {
  const part = parts.find(([of]) => of === name)?.[1]
  const filters = part?.config.filters ?? {}
  expect(Object.keys(filters)).toEqual(expect.arrayContaining(fields))
  if (!part || 'rows' in part.source) throw new Error('no list of a server')
  const windowed = windowedBy(part.source, part.config)
  expect(Object.entries(filters).filter(([of, kind]) => kind && !windowed?.filterOf(of, samples[kind]))).toEqual([])
})

test('the properties of a version come whole, and are filtered by texts too', () => {
  const part = parts.find(([of]) => of === 'PrmModModeInspectionAccueil 0')?.[1]
  if (!part || 'rows' in part.source) throw new Error('no list of a server')
  expect(windowedBy(part.source, part.config)).toBeNull()
  expect(part.config.filters).toMatchObject({ lbPropriete: 'text', template: 'choice', type: 'choice' })
})

test('a range that is out of use is told so; an older version of one that is in use is not', () => {
  const [, config] = lists.find(([name]) => name === 'PrmGamGammeList 0') ?? []
  const [range] = GamGamme.GetList.example.value
  const stateOf = (isCurrent: boolean, actif: boolean) =>
    rowStateOf({ ...range, isCurrent, actif }, { active: config?.active, keyOf: () => '1', joined: new Set() })
  expect([stateOf(true, true), stateOf(false, true), stateOf(false, false)]).toEqual([undefined, undefined, 'inactive'])
})

test('every kind of object that the server logs has a word in both languages', () => {
  const sources = import.meta.glob<string>(['../../../contracts/provider/**/*.ts', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const logged = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/typeObjet: '(\w+)'/g)].flatMap(([, kind = '']) => kind),
  )
  expect(new Set(logged).size).toBeGreaterThan(15)
  for (const locale of ['fr', 'en'] as const)
    expect(logged.filter((kind) => textIn(locale).of(`code.${kind}`, '') === '')).toEqual([])
})

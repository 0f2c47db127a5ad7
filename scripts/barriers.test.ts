import { expect, test } from 'vitest'
import { declared } from './barriers/declared.ts'
import { keptAfter, lackingOf } from './barriers/kept.ts'
import type { Asked } from './barriers/states.ts'
import { added, pageOf, rulesTable, statesTable, summaryOf } from './barriers/table.ts'

const finding = (rule: string, alarm?: number) => ({
  engine: 'ibm' as const,
  rule,
  says: 'it is wrong',
  markup: '<p>',
  ...(alarm !== undefined && { declared: alarm }),
})
const asked = (name: string, theme: 'light' | 'dark', more: Partial<Asked> = {}): Asked => ({
  place: 'console',
  kind: 'view',
  name,
  locale: 'fr',
  theme,
  width: 'narrow',
  findings: [],
  potential: {},
  ...more,
})

const first = summaryOf({
  asked: [
    asked('/a', 'light', { findings: [finding('label'), finding('label'), finding('gap', 0)], potential: { look: 2 } }),
    asked('/b', 'light', { findings: [finding('label')] }),
    asked('/a', 'dark'),
  ],
  missed: [],
})
const second = summaryOf({
  asked: [
    asked('/c', 'light', { findings: [{ ...finding('name'), engine: 'axe' }], potential: { look: 1 } }),
    asked('wide', 'light', { kind: 'overlay', width: 'wide' }),
    asked('/a: More', 'light', { place: 'layers', kind: 'layer', width: 'wide' }),
  ],
  missed: [{ name: 'palette, fr', why: 'it never opened | at all' }],
})

test('what shards found adds up by state and by rule, and what is declared is counted apart', () => {
  const { rows, rules, missed } = added([first, second])
  const one = { locale: 'fr', theme: 'light', states: 1, axe: 0, ibm: 0, declared: 0, potential: 0 }
  expect(rows).toEqual([
    {
      kind: 'view',
      locale: 'fr',
      theme: 'light',
      width: 'narrow',
      states: 3,
      axe: 1,
      ibm: 3,
      declared: 1,
      potential: 3,
    },
    {
      kind: 'view',
      locale: 'fr',
      theme: 'dark',
      width: 'narrow',
      states: 1,
      axe: 0,
      ibm: 0,
      declared: 0,
      potential: 0,
    },
    { kind: 'overlay', width: 'wide', ...one },
    { kind: 'layer', width: 'wide', ...one },
  ])
  expect(rules).toContainEqual({ engine: 'ibm', rule: 'label', as: 'wrong', states: 2, count: 3 })
  expect(rules).toContainEqual({ engine: 'ibm', rule: 'gap', as: 'declared', states: 1, count: 1 })
  expect(rules).toContainEqual({ engine: 'ibm', rule: 'look', as: 'potential', states: 2, count: 3 })
  expect(missed).toHaveLength(1)
  expect(statesTable(rows).at(-1)).toBe('| **all** |  |  |  | 6 | 1 | 3 | 1 | 3 |')
  expect(statesTable(rows)).toContain('| layers | French | light | 1366 px | 1 | 0 | – | 0 | – |')
  expect(rulesTable(rules, 'wrong').slice(2)).toEqual(['| IBM | `label` | 2 | 3 |', '| axe | `name` | 1 | 1 |'])
})

test('the page says what is wrong, what did not stand, and why a false alarm is one', () => {
  const page = pageOf(added([first, second]), {
    days: ['2026-01-01', '2026-01-02'],
    versions: { axe: '4', ibm: '5' },
    declared: [{ engine: 'ibm', rule: 'gap', at: 'p', place: 'stories', why: 'no gap | at all' }],
    seconds: 125,
    lacking: ['/d, fr'],
    all: 4,
  })
  expect(page).toContain('on 2026-01-01 to 2026-01-02: axe 4 and IBM')
  expect(page).toContain('- `palette, fr`: it never opened \\| at all')
  expect(page).toContain(
    '**Not asked about yet: 1 of 4** screens, overlays, pages with their layers, and files of stories: `/d, fr`.',
  )
  expect(page).toContain('| IBM | `gap` | `p` | stories | no gap \\| at all |')
})

test('runs add up by what they asked about, the last one says, and what there is no more is forgotten', () => {
  const item = (seconds: number) => ({
    rows: [],
    rules: [],
    missed: [],
    day: '',
    seconds,
    versions: { axe: '', ibm: '' },
  })
  const before = { all: ['a', 'b', 'gone'], items: { a: item(1), b: item(2), gone: item(3) } }
  const after = keptAfter(before, ['a', 'b', 'new', 'new'], { b: item(5) })
  expect(after).toEqual({ all: ['a', 'b', 'new'], items: { a: item(1), b: item(5) } })
  expect(lackingOf(after)).toEqual(['new'])
})

test('a false alarm is declared once, with a reason', () => {
  const names = declared.map(({ engine, rule, at }) => `${engine} ${rule} ${at}`)
  expect(new Set(names).size).toBe(names.length)
  expect(declared.filter(({ why }) => why.length < 40)).toEqual([])
})

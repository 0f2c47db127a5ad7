import { expect, test } from 'vitest'
import { emptyLayout } from './layout.ts'
import { trackRules } from './track-rules.ts'
import { tracksOf } from './tracks.ts'

const columns = [
  { id: 'ref', text: 'Ref', value: 'ref', width: 160 },
  { id: 'lb', text: 'Label', value: 'lb', width: 320 },
]
const rulesOf = (layout = emptyLayout) =>
  trackRules('a', tracksOf({ columns, layout, hasBoxes: true, hasMenus: true }).tracks).split('\n')

test('each strip has a rule for its cells, by their place from 1 on, of its grid alone', () => {
  const rules = rulesOf()
  expect(rules.map((rule) => /aria-colindex="(\d+)"/.exec(rule)?.[1])).toEqual(['1', '2', '3', '4'])
  for (const rule of rules) expect(rule).toContain('[data-columns="a"]')
})

test('it says how wide the strip is, and where it stays when it is pinned', () => {
  const [box, ref, label, menu] = rulesOf({ ...emptyLayout, pinned: ['lb'], widths: { ref: 200 } })
  expect(box).toContain('{flex:0 0 2.75rem;inset-inline-start:0}')
  expect(ref).toContain('{flex:0 0 20rem;min-inline-size:20rem;inset-inline-start:2.75rem}')
  expect(label).toContain('{flex:0 0 12.5rem;min-inline-size:12.5rem}')
  expect(menu).toContain('{flex:0 0 3rem;inset-inline-end:0}')
})

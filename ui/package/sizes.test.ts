import { expect, inject, test } from 'vitest'
import { bundle, gzipped } from './bundle.ts'
import { entries, manifest } from './entries.ts'
import { limitOf, measure, recordedLaterSizes, recordedSizes } from './sizes.ts'

const recorded = recordedSizes()
const recordedLater = recordedLaterSizes()
const application = inject('application')
const measured = new Map<string, ReturnType<typeof measure>>()
/** Bundling takes a second: each entry once. */
const sizeOf = (entry: string): ReturnType<typeof measure> => {
  const size = measured.get(entry) ?? measure(entry, application)
  measured.set(entry, size)
  return size
}
const bundled = async (code: string) => (await bundle(code, application)).first

test('every entry has its size on record, and nothing else has', () => {
  expect(Object.keys(recorded).toSorted(), 'npm run sizes records them anew').toEqual(entries.toSorted())
})

test.for(entries)('%s is no larger than recorded', async (entry) => {
  const { [entry]: size = 0 } = recorded
  const { [entry]: laterSize = 0 } = recordedLater
  const { first, later } = await sizeOf(entry)
  expect(first, `at once, recorded: ${size} B; npm run sizes records it anew`).toBeLessThanOrEqual(limitOf(size))
  expect(later, `when needed, recorded: ${laterSize} B; npm run sizes records it anew`).toBeLessThanOrEqual(
    limitOf(laterSize),
  )
})

// Layers that open, and the parts of long lists, are fetched when needed; a static import that leads there would bring them back.
test.for([
  ['button', 2050],
  ['text-field', 5100],
  ['menu', 10_000],
  ['select', 20_000],
  ['combo-box', 20_000],
  ['grid', 51_500],
  ['tree', 45_500],
  ['tree-grid', 48_700],
] as const)('%s costs at most %d B', async ([entry, limit]) => {
  expect((await sizeOf(entry)).first).toBeLessThanOrEqual(limit)
})

test.for([
  [1000, 1050],
  [6000, 6300],
  [100_000, 100_300],
] as const)('what is recorded with %d B may become %d B', ([size, limit]) => {
  expect(limitOf(size)).toBe(limit)
})

test('importing nothing costs nothing', async () => {
  expect(
    (await bundled(`import {} from '${manifest.name}'; import '${manifest.name}/grid'`)).trim().length,
  ).toBeLessThan(20)
})

test('a component taken from the whole library costs what it costs from its own entry', async () => {
  const whole = await bundled(`export { Button } from '${manifest.name}'`)
  expect(gzipped(whole)).toBeLessThanOrEqual(
    gzipped(await bundled(`export { Button } from '${manifest.name}/button'`)) + 20,
  )
})

test('a component pays only for the drawings it draws', async () => {
  const drawings = (code: string) => [...code.matchAll(/name:\s*[`"']([\w-]+)[`"'],\s*size:/g)].map(([, name]) => name)
  expect(drawings(await bundled(`export { Button } from '${manifest.name}'`))).toEqual([])
  expect(drawings(await bundled(`export { Breadcrumb } from '${manifest.name}'`))).toEqual(['chevron-right'])
})

import { expect, inject, test } from 'vitest'
import { bundle, gzipped } from './bundle.ts'
import { entries, manifest } from './entries.ts'
import { limitOf, measure, recordedSizes } from './sizes.ts'

const recorded = recordedSizes()
const application = inject('application')
const bundled = (code: string) => bundle(code, application)

test('every entry has its size on record, and nothing else has', () => {
  expect(Object.keys(recorded).toSorted(), 'npm run sizes records them anew').toEqual(entries.toSorted())
})

test.for(entries)('%s is no larger than recorded', async (entry) => {
  const { [entry]: size = 0 } = recorded
  expect(await measure(entry, application), `recorded: ${size} B; npm run sizes records it anew`).toBeLessThanOrEqual(limitOf(size))
})

test.for([[1000, 1050], [6000, 6300], [100_000, 100_300]] as const)('what is recorded with %d B may become %d B', ([size, limit]) => {
  expect(limitOf(size)).toBe(limit)
})

test('a button costs at most 4 kB', async () => {
  expect(gzipped(await bundled(`export { Button } from '${manifest.name}/button'`))).toBeLessThanOrEqual(4096)
})

test('importing nothing costs nothing', async () => {
  expect((await bundled(`import {} from '${manifest.name}'; import '${manifest.name}/grid'`)).trim().length).toBeLessThan(20)
})

test('a component taken from the whole library costs what it costs from its own entry', async () => {
  const whole = await bundled(`export { Button } from '${manifest.name}'`)
  expect(gzipped(whole)).toBeLessThanOrEqual(gzipped(await bundled(`export { Button } from '${manifest.name}/button'`)) + 20)
})

test('a component pays only for the drawings it draws', async () => {
  const drawings = (code: string) => [...code.matchAll(/name:\s*[`"']([\w-]+)[`"'],\s*size:/g)].map(([, name]) => name)
  expect(drawings(await bundled(`export { Button } from '${manifest.name}'`))).toEqual([])
  expect(drawings(await bundled(`export { Breadcrumb } from '${manifest.name}'`))).toEqual(['chevron-right'])
})

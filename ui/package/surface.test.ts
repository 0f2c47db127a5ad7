import { expect, test } from 'vitest'
import { entries } from './entries.ts'
import { recordedSurface, surfaceOf } from './surface.ts'

const recorded = recordedSurface()

test('no entry has come or gone', () => {
  expect(Object.keys(recorded).toSorted(), 'npm run surface records them anew').toEqual(entries.toSorted())
})

test.for(entries)('%s exports what is recorded', (entry) => {
  const { [entry]: before = [] } = recorded
  const now = surfaceOf(entry)
  const difference = {
    added: now.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !now.includes(name)),
  }
  expect(difference, 'npm run surface records it anew; what is removed breaks its consumers').toEqual({
    added: [],
    removed: [],
  })
})

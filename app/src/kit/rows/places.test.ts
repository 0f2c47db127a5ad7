import { describe, expect, test } from 'vitest'
import { placesBelow, placesFound, placesOf } from './places.ts'

const paths = ['Usine / Halle A / Local 1', 'Usine / Halle A', 'Usine / Halle B / Local 1', 'Dépôt', '']
const index = async () => {
  const read = await placesOf(paths, (path) => path)
  if (!read) throw new Error('it was given up')
  return read
}
const namesOf = (places: readonly { path: string; hasMore: boolean }[] | null) =>
  places?.map(({ path, hasMore }) => (hasMore ? `${path} +` : path))

describe('the places that rows stand in', () => {
  test('are opened one after the other', async () => {
    const all = await index()
    expect(namesOf(placesBelow(all, null))).toEqual(['Dépôt', 'Usine +'])
    expect(namesOf(placesBelow(all, 'Usine'))).toEqual(['Usine / Halle A +', 'Usine / Halle B +'])
    expect(placesBelow(all, 'Usine / Halle A')).toEqual([
      { path: 'Usine / Halle A / Local 1', parent: 'Usine / Halle A', text: 'Local 1', hasMore: false },
    ])
    expect(placesBelow(all, 'Dépôt')).toEqual([])
    const later = await placesOf(['Usine / Halle A', 'Usine', 'Usine / Halle A / Local 1'], (path) => path)
    expect(later && namesOf(placesBelow(later, 'Usine'))).toEqual(['Usine / Halle A +'])
  })

  test('are found where they begin to say all words, with all above them', async () => {
    const all = await index()
    expect(namesOf(await placesFound(all, 'usine'))).toEqual(['Usine +'])
    expect(namesOf(await placesFound(all, 'local  halle a'))).toEqual([
      'Usine / Halle A +',
      'Usine +',
      'Usine / Halle B +',
      'Usine / Halle A / Local 1',
      'Usine / Halle B / Local 1',
    ])
    expect(namesOf(await placesFound(all, 'DEPOT'))).toEqual(['Dépôt'])
    expect([await placesFound(all, 'nulle part'), await placesFound(all, ' ')]).toEqual([[], []])
  })

  test('are given up with the panel that shows them', async () => {
    const closed = AbortSignal.abort()
    expect(await placesOf(paths, (path) => path, closed)).toBeNull()
    expect(await placesFound(await index(), 'usine', closed)).toBeNull()
  })
})

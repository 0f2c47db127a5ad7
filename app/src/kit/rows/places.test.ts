import { describe, expect, test } from 'vitest'
import { placesBelow, placesFound } from './places.ts'

const paths = ['Usine / Halle A / Local 1', 'Usine / Halle A', 'Usine / Halle B / Local 1', 'Dépôt', '']
const namesOf = (places: readonly { path: string; hasMore: boolean }[]) =>
  places.map(({ path, hasMore }) => (hasMore ? `${path} +` : path))

describe('the places that rows stand in', () => {
  test('are opened one after the other', () => {
    expect(namesOf(placesBelow(paths, null))).toEqual(['Dépôt', 'Usine +'])
    expect(namesOf(placesBelow(paths, 'Usine'))).toEqual(['Usine / Halle A +', 'Usine / Halle B +'])
    expect(placesBelow(paths, 'Usine / Halle A')).toEqual([
      { path: 'Usine / Halle A / Local 1', parent: 'Usine / Halle A', text: 'Local 1', hasMore: false },
    ])
    expect(placesBelow(paths, 'Dépôt')).toEqual([])
  })

  test('are found where they begin to say all words, with all above them', () => {
    expect(namesOf(placesFound(paths, 'usine'))).toEqual(['Usine +'])
    expect(namesOf(placesFound(paths, 'local  halle a'))).toEqual([
      'Usine / Halle A +',
      'Usine +',
      'Usine / Halle B +',
      'Usine / Halle A / Local 1',
      'Usine / Halle B / Local 1',
    ])
    expect(namesOf(placesFound(paths, 'DEPOT'))).toEqual(['Dépôt'])
    expect([placesFound(paths, 'nulle part'), placesFound(paths, ' ')]).toEqual([[], []])
  })
})

import { describe, expect, test } from 'vitest'
import { areSavedViews, renamedView, type SavedViews, withoutView, withView, withViewAsIn } from './saved-views.ts'

const saved: SavedViews = {
  views: [
    { name: 'Lille', query: 'q=lille' },
    { name: 'Retards', query: 'q=retard' },
  ],
  first: 'Lille',
}
const names = ({ views }: SavedViews) => views.map(({ name }) => name)

describe('saved views', () => {
  test('a new one stands in order; one of that name is replaced', () => {
    expect(names(withView(saved, { name: 'Mois', query: '' }))).toEqual(['Lille', 'Mois', 'Retards'])
    expect(withView(saved, { name: 'Lille', query: 'q=other' })).toEqual({
      ...saved,
      views: [{ name: 'Lille', query: 'q=other' }, saved.views[1]],
    })
  })

  test('renamed, the list still opens with it; over another name it takes its place', () => {
    expect(renamedView(saved, 'Lille', 'Nord')).toEqual({
      views: [{ name: 'Nord', query: 'q=lille' }, saved.views[1]],
      first: 'Nord',
    })
    expect(renamedView(saved, 'Retards', 'Lille')).toEqual({
      views: [{ name: 'Lille', query: 'q=retard' }],
      first: null,
    })
    expect(renamedView(saved, 'gone', 'Nord')).toBe(saved)
  })

  test('deleted, the list opens as it always did', () => {
    expect(withoutView(saved, 'Lille')).toEqual({ views: [saved.views[1]], first: null })
    expect(withoutView(saved, 'Retards').first).toBe('Lille')
  })

  test('one of them put back as it was leaves the others as they are now', () => {
    const before: SavedViews = { ...saved, pinned: ['Lille'] }
    const now = withView(withoutView(before, 'Lille'), { name: 'Mois', query: '' })
    expect(withViewAsIn(before, now, 'Lille')).toEqual({
      views: [saved.views[0], { name: 'Mois', query: '' }, saved.views[1]],
      first: 'Lille',
      pinned: ['Lille'],
    })
    expect(withViewAsIn(saved, now, 'Mois')).toEqual({ views: [saved.views[1]], first: null })
    expect(withViewAsIn(saved, { ...now, first: 'Retards' }, 'Mois').first).toBe('Retards')
  })

  test.each([null, 'x', [], {}, { views: [{ name: 1, query: '' }], first: null }, { views: [], first: 3 }])(
    '%j is none',
    (value) => {
      expect(areSavedViews(value)).toBe(false)
    },
  )
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useSearchKeys } from './use-search-keys.ts'

const box = document.createElement('input')
beforeEach(() => {
  document.body.append(box)
  box.focus()
})
afterEach(() => box.remove())

/** A list whose rows are those of a search, or loading, and a record of what it was told to do. */
function listOf(first: { search: string; isThere: boolean; count: number }) {
  const done: string[] = []
  const { result, rerender } = renderHook(
    ({ search, isThere, count }: typeof first) =>
      useSearchKeys({
        input: { current: box },
        search,
        isThere,
        count: () => count,
        goTo: (at) => void done.push(`goes to ${at}`),
        open: (at) => void done.push(`opens ${at}`),
      }),
    { initialProps: first },
  )
  const press = (key: 'ArrowDown' | 'Enter', search: string) => act(() => result.current.press({ key, search }))
  return {
    done,
    press,
    typed: (text: string) => act(() => result.current.typed(text)),
    now: (state: typeof first) => rerender(state),
  }
}

describe('keys of the search box', () => {
  test('wait for the rows of what was typed: never a row that was there before', () => {
    const { done, press, now } = listOf({ search: '', isThere: true, count: 40 })
    press('ArrowDown', 'lev')
    expect(done).toEqual([])
    now({ search: 'lev', isThere: false, count: 40 })
    expect(done).toEqual([])
    now({ search: 'lev', isThere: true, count: 3 })
    expect(done).toEqual(['goes to 0'])
    now({ search: 'lev', isThere: true, count: 2 })
    expect(done).toEqual(['goes to 0'])
  })

  test('ArrowDown and Enter, pressed at once, open the first row of what was typed; ArrowDown twice goes to the second', () => {
    const { done, press, now } = listOf({ search: '', isThere: true, count: 40 })
    press('ArrowDown', 'lev')
    press('Enter', 'lev')
    now({ search: 'lev', isThere: true, count: 3 })
    expect(done).toEqual(['goes to 0', 'opens 0'])
    press('ArrowDown', 'levage')
    press('ArrowDown', 'levage')
    now({ search: 'levage', isThere: true, count: 3 })
    expect(done.slice(2)).toEqual(['goes to 1'])
  })

  test.each([
    [1, ['opens 0']],
    [2, []],
    [0, []],
  ])('Enter alone, with %i rows', (count, expected) => {
    const { done, press } = listOf({ search: 'lev', isThere: true, count })
    press('Enter', 'lev')
    expect(done).toEqual(expected)
  })

  test('Enter without a search opens nothing, were there one row only', () => {
    const { done, press } = listOf({ search: '', isThere: true, count: 1 })
    press('Enter', '')
    expect(done).toEqual([])
  })

  test('are kept while the same text is told once more, as Enter tells it', () => {
    const { done, press, typed, now } = listOf({ search: '', isThere: true, count: 40 })
    press('ArrowDown', 'lev')
    typed('lev')
    press('Enter', 'lev')
    now({ search: 'lev', isThere: true, count: 3 })
    expect(done).toEqual(['goes to 0', 'opens 0'])
  })

  test('are taken back by whoever types on or leaves the box', () => {
    const { done, press, typed, now } = listOf({ search: '', isThere: true, count: 40 })
    press('Enter', 'lev')
    typed('leva')
    now({ search: 'lev', isThere: true, count: 1 })
    expect(done).toEqual([])
    press('Enter', 'leva')
    box.blur()
    now({ search: 'leva', isThere: true, count: 1 })
    expect(done).toEqual([])
  })
})

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useArranged } from './use-arranged.ts'

interface Row {
  ref: string
}
const rowsOf = (...refs: string[]): readonly Row[] => refs.map((ref) => ({ ref }))
const columns = [{ id: 'ref', text: 'Référence', value: 'ref' as const }]
const rows = rowsOf('LEV-VGP', 'LEG-TM')
const how = { columns, search: '', filters: {}, sort: [], locale: 'fr' as const }
interface Given {
  given: readonly Row[]
  as: typeof how
}

test('rows of the search before are stale until those of this one are there; rows read again are not', async () => {
  const { result, rerender } = renderHook(({ given, as }: Given) => useArranged(given, as), {
    initialProps: { given: rows, as: how },
  })
  await expect.poll(() => result.current.rows).toHaveLength(2)
  const seen: [boolean, number | undefined][] = []
  const give = (asked: Given) => {
    rerender(asked)
    seen.push([result.current.isStale, result.current.rows?.length])
  }
  const searched = { ...how, search: 'leg' }
  give({ given: rows, as: searched })
  await expect.poll(() => result.current.rows).toHaveLength(1)
  expect(result.current.isStale).toBe(false)
  give({ given: rowsOf('LEV-VGP', 'LEG-TM', 'LEG-2'), as: searched })
  await act(() => Promise.resolve())
  await expect.poll(() => result.current.rows).toHaveLength(2)
  expect(seen).toEqual([
    [true, 2],
    [false, 1],
  ])
})

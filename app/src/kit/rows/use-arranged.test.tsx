import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useArranged } from './use-arranged.ts'

interface Row {
  ref: string
}
const rowsOf = (...refs: string[]): Row[] => refs.map((ref) => ({ ref }))
const columns = [{ id: 'ref', text: 'Référence', value: 'ref' as const }]
const asked = {
  rows: rowsOf('LEV-VGP', 'LEG-TM'),
  columns,
  search: '',
  filters: {},
  sort: [],
  locale: 'fr' as const,
  before: undefined,
}

test('rows of the search before are stale until those of this one are there; rows read again are not', async () => {
  const { result, rerender } = renderHook((given: typeof asked) => useArranged<Row>(given), { initialProps: asked })
  await expect.poll(() => result.current.rows).toHaveLength(2)
  const seen: [boolean, number | undefined][] = []
  const give = (given: typeof asked) => {
    rerender(given)
    seen.push([result.current.isStale, result.current.rows?.length])
  }
  give({ ...asked, search: 'leg' })
  await expect.poll(() => result.current.rows).toHaveLength(1)
  expect(result.current.isStale).toBe(false)
  give({ ...asked, search: 'leg', rows: rowsOf('LEV-VGP', 'LEG-TM', 'LEG-2') })
  await act(() => Promise.resolve())
  await expect.poll(() => result.current.rows).toHaveLength(2)
  expect(seen).toEqual([
    [true, 2],
    [false, 1],
  ])
})

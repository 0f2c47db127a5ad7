import type { RowsPlace } from '@ronde/ui/grid'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'
import { useRowsKeys } from './use-rows-keys.ts'

const nobody = { current: null }

test('Enter waits for a row that is not found as long as the rows are being read again', () => {
  const box = document.body.appendChild(document.createElement('input'))
  box.focus()
  const opened: AnyRow[] = []
  const left: (string | null)[] = []
  const { result, rerender } = renderHook(
    ({ rows, isPending }: { rows: readonly AnyRow[]; isPending: boolean }) => {
      const list = {
        address: { search: 'quai' },
        rows,
        read: { isPending },
        keyOf: ({ id }: AnyRow) => String(id),
        rowOf: (key: string) => rows.find(({ id }) => String(id) === key),
        isReady: true,
        isCurrent: true,
        keepPlace: (place: RowsPlace) => void left.push(place.active),
      } as unknown as ListState
      return useRowsKeys({
        list,
        columns: [],
        grid: nobody,
        tree: nobody,
        input: { current: box },
        open: (row) => void opened.push(row),
      })
    },
    { initialProps: { rows: [] as readonly AnyRow[], isPending: true } },
  )
  act(() => result.current.press({ key: 'Enter', search: 'quai' }))
  rerender({ rows: [{ id: 7 }], isPending: false })
  expect(opened).toEqual([{ id: 7 }])
  act(() => result.current.press({ key: 'Enter', search: 'quai' }))
  expect(opened).toHaveLength(2)
  // The way back leads to the row, though the list has not told of it.
  expect(left).toEqual(['7', '7'])
  box.remove()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { FilterBar } from './filter-bar.tsx'
import { filterPanel } from './filter-button.tsx'
import type { FilterValues } from './filter-types.ts'
import type { GridOption } from '../internal/columns/column-types.ts'

// There before a filter opens, as it is once the page rests.
beforeAll(() => filterPanel.fetch())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kinds = [
  { kind: 'text', column: 'Nom', field: 'Contient', filter: (text: string) => ({ kind: 'text', text }) },
  { kind: 'path', column: 'Lieu', field: 'Dans', filter: (path: string) => ({ kind: 'path', path }) },
] as const
const columns = [
  { id: 'text', text: 'Nom', value: () => '' },
  { id: 'path', text: 'Lieu', value: () => '' },
]

function show(column: string, first: FilterValues = {}) {
  const onValuesChange = vi.fn<(values: FilterValues) => void>()
  function Page() {
    const [values, setValues] = useState(first)
    return (
      <FilterBar
        columns={columns}
        filterable={{ text: 'text', path: 'path' }}
        values={values}
        onValuesChange={(change) => {
          onValuesChange(change.values)
          setValues(change.values)
        }}
        search=""
        onSearchChange={() => {}}
      />
    )
  }
  render(
    <UiProvider locale="fr">
      <Page />
    </UiProvider>,
  )
  fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${column}`) })[0] ?? document.body)
  const input = screen.getByRole('dialog').querySelector('input') ?? document.body
  return { onValuesChange, input, type: (value: string) => fireEvent.change(input, { target: { value } }) }
}

const pause = () => act(() => void vi.advanceTimersByTime(1_000))

test.each(kinds)('a $kind that is typed counts though the fields are closed at once', ({ kind, column, filter }) => {
  const { onValuesChange, input, type } = show(column)
  type('dupont')
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  pause()
  expect(onValuesChange.mock.calls).toEqual([[{ [kind]: filter('dupont') }]])
})

test.each(kinds)('a $kind that is typed is told at once at Enter, and as its field is left; once', (given) => {
  const { onValuesChange, input, type } = show(given.column)
  type('du')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onValuesChange).toHaveBeenLastCalledWith({ [given.kind]: given.filter('du') })
  type('dupont')
  fireEvent.blur(input)
  expect(onValuesChange).toHaveBeenLastCalledWith({ [given.kind]: given.filter('dupont') })
  pause()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onValuesChange).toHaveBeenCalledTimes(2)
})

test('“clear” leaves the text that is not told yet untold', () => {
  const { onValuesChange, type } = show('Nom', { text: { kind: 'text', text: 'du' } })
  type('dupont')
  fireEvent.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  pause()
  expect(onValuesChange.mock.calls).toEqual([[{}]])
})

test('a set filter whose choices have no words yet says the code', () => {
  const place = { id: 'place', text: 'Lieu', value: 'place', choiceText: () => '', format: () => '' }
  const shown = (choices: readonly GridOption[]) => (
    <UiProvider locale="fr">
      <FilterBar
        columns={[place]}
        filterable={{ place: 'choice' }}
        values={{ place: { kind: 'choice', values: ['7'] } }}
        onValuesChange={() => {}}
        choices={{ place: choices }}
        rows={[{ place: '8' }]}
        search=""
        onSearchChange={() => {}}
      />
    </UiProvider>
  )
  const { rerender } = render(shown([]))
  expect(screen.getByRole('button', { name: /^Lieu\s: 7$/ })).toBeTruthy()
  rerender(shown([{ value: '7', label: 'Lille' }]))
  expect(screen.getByRole('button', { name: /^Lieu\s: Lille$/ })).toBeTruthy()
})

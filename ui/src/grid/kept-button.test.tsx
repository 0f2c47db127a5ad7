import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { GridLayout } from '../internal/columns/column-types.ts'
import { emptyLayout } from '../internal/columns/layout.ts'
import { UiProvider } from '../theme/index.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'

const columns = ['Name', 'Town'].map((text) => ({ id: text, text, value: () => '' }))
const button = (name: string) => screen.getByRole('button', { name })

/** Presses a button that has the focus. */
const press = (name: string) => {
  act(() => button(name).focus())
  fireEvent.click(button(name))
}
/** Whether a button has the focus and keeps it: a browser takes it from one that is disabled. */
const holdsFocus = (name: string) => button(name) === document.activeElement && button(name).matches(':enabled')

test.each([
  ['Move Name after', 'Move Town after'],
  ['Move Town before', 'Move Name before'],
])('“%s” keeps the focus once the column is at the end, where it moves nothing', (name, idle) => {
  const onLayoutChange = vi.fn<(change: { layout: GridLayout }) => void>()
  function Panel() {
    const [layout, setLayout] = useState(emptyLayout)
    const change = (next: { layout: GridLayout }) => {
      onLayoutChange(next)
      setLayout(next.layout)
    }
    return <ColumnsPanel columns={columns} layout={layout} onLayoutChange={change} />
  }
  render(
    <UiProvider locale="en">
      <Panel />
    </UiProvider>,
  )
  expect(button(idle).getAttribute('aria-disabled')).toBe('true')
  press(name)
  expect(holdsFocus(name)).toBe(true)
  expect(button(name).getAttribute('aria-disabled')).toBe('true')
  expect(button(idle).hasAttribute('aria-disabled')).toBe(false)
  press(name)
  expect(onLayoutChange).toHaveBeenCalledOnce()
})

const editor = {
  kind: 'text',
  label: 'Name',
  filter: undefined,
  options: () => [],
  textOf: String,
  onChange: () => {},
} as const

test('“Clear filters” keeps the focus in the dialog of all filters, where it then clears nothing', () => {
  const onClear = vi.fn<() => void>()
  const [column] = columns
  function Sheet() {
    const [said, setSaid] = useState('Doe')
    const clear = () => {
      onClear()
      setSaid('')
    }
    return (
      column && <FilterSheet filters={[{ column, group: 1, said, editor, clear }]} onClear={clear} onClose={() => {}} />
    )
  }
  render(
    <UiProvider locale="en">
      <Sheet />
    </UiProvider>,
  )
  press('Clear filters')
  expect(holdsFocus('Clear filters')).toBe(true)
  expect(button('Clear filters').getAttribute('aria-disabled')).toBe('true')
  press('Clear filters')
  expect(onClear).toHaveBeenCalledOnce()
})

test('the button that adds a group of filters gives the focus to the first filter of the group', () => {
  const [column] = columns
  function Sheet() {
    const [groups, setGroups] = useState([1])
    return (
      column && (
        <FilterSheet
          filters={groups.map((group) => ({ column, group, said: '', editor, clear: () => {} }))}
          onClear={() => {}}
          onClose={() => {}}
          {...(groups.length < 2 && { onAddGroup: () => setGroups([1, 2]) })}
        />
      )
    )
  }
  render(
    <UiProvider locale="en">
      <Sheet />
    </UiProvider>,
  )
  press('Or…')
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Name' })[1])
})

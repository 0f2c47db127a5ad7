import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { Select } from '../select/index.ts'
import { UiProvider } from '../theme/index.ts'
import { TreePicker } from '../tree-picker/index.ts'

interface Lock {
  isReadOnly?: boolean
  isDisabled?: boolean
}

const options = [
  { value: 'a', label: 'Albert' },
  { value: 'b', label: 'Dubois' },
]
const locks: Lock[] = [{ isReadOnly: true }, { isDisabled: true }]
const fields: [string, string, (lock: Lock) => ReactElement][] = [
  ['list of a select', 'listbox', (lock) => <Select label="Qui" options={options} {...lock} />],
  ['list of a combo box', 'listbox', (lock) => <ComboBox label="Qui" options={options} {...lock} />],
  ['tree of a tree picker', 'tree', (lock) => <TreePicker label="Qui" options={options} {...lock} />],
  ['calendar of a date', 'dialog', (lock) => <DateField label="Quand" {...lock} />],
  ['calendar of a range', 'dialog', (lock) => <DateRangeField label="Quand" {...lock} />],
]

test.each(fields.flatMap(([what, role, field]) => locks.map((lock) => ({ what, role, field, lock }))))(
  'the $what closes as its field is locked ($lock), and stays closed when it no longer is',
  ({ role, field, lock }) => {
    const page = (given: Lock) => <UiProvider locale="fr">{field(given)}</UiProvider>
    const { rerender } = render(page({}))
    const [control] = [...screen.queryAllByRole('combobox'), ...screen.queryAllByRole('textbox')]
    control?.focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', altKey: true })
    expect(screen.getByRole(role)).toBeDefined()
    rerender(page(lock))
    expect(screen.queryByRole(role)).toBeNull()
    rerender(page({}))
    expect(screen.queryByRole(role)).toBeNull()
  },
)

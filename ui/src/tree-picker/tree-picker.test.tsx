import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { TreePicker } from './index.ts'
import type { TreePickerProps } from './index.ts'

const options = [{ value: 'a', label: 'Bâtiment A', children: [{ value: 'a1', label: 'Étage 1' }] }]

function show(props: Partial<TreePickerProps<string>> = {}) {
  const onValueChange = vi.fn<(change: { value: string | null }) => void>()
  render(
    <UiProvider locale="fr">
      <TreePicker label="Emplacement" options={options} value="a1" onValueChange={onValueChange} {...props} />
    </UiProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox')
  input.focus()
  return { input, onValueChange, type: (value: string) => fireEvent.change(input, { target: { value } }) }
}

test.each([
  ['by Tab', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Tab' })],
  ['by a press elsewhere', (input: HTMLElement) => input.blur()],
])('a text that is emptied empties the field as it is left %s', (_, leave) => {
  const { input, onValueChange, type } = show()
  type('')
  leave(input)
  expect(onValueChange.mock.calls).toEqual([[{ value: null }]])
})

test.each<[string, string, Partial<TreePickerProps<string>>, string]>([
  ['Escape after it was emptied', '', {}, 'Escape'],
  ['Tab after another text', 'zzz', {}, 'Tab'],
  ['Tab, where a value is required', '', { isRequired: true }, 'Tab'],
])('the choice is put back by %s', (_, text, props, key) => {
  const { input, onValueChange, type } = show(props)
  type(text)
  fireEvent.keyDown(input, { key })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(input.value).toBe('Bâtiment A › Étage 1')
})

test('Tab takes the option that fits the typed text best', () => {
  const { onValueChange, type, input } = show({ value: undefined })
  type('etage')
  expect(fireEvent.keyDown(input, { key: 'Tab' })).toBe(true)
  expect(onValueChange.mock.calls).toEqual([[{ value: 'a1' }]])
})

test('Enter within a sign that is still being composed chooses nothing', () => {
  const { input, onValueChange, type } = show()
  type('é')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onValueChange.mock.calls).toEqual([[{ value: 'a1' }]])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Select } from './index.ts'

const people = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), label: name }))

function show(...names: string[]) {
  const onValueChange = vi.fn<(change: { value: string | null }) => void>()
  const page = (shown: string[]) => (
    <UiProvider locale="fr">
      <Select label="Personne" options={people(...shown)} onValueChange={onValueChange} />
    </UiProvider>
  )
  const { rerender } = render(page(names))
  const control = screen.getByRole('combobox')
  return {
    onValueChange,
    change: (...shown: string[]) => rerender(page(shown)),
    press: (key: string, more: object = {}) => fireEvent.keyDown(control, { key, ...more }),
    marked: () => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

test.each(['Enter', 'Tab'])('%s takes the marked option, also when fresh options came in front of it', (key) => {
  const { onValueChange, change, press, marked } = show('Albert', 'Dubois', 'Dufour')
  for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(arrow)
  expect(marked()).toBe('Dufour')
  change('Abel', 'Albert', 'Dubois', 'Dufour')
  expect(marked()).toBe('Dufour')
  press(key)
  expect(onValueChange.mock.calls).toEqual([[{ value: 'dufour' }]])
})

test('when the marked option is gone no other one is marked, and Enter takes none', () => {
  const { onValueChange, change, press, marked } = show('Albert', 'Dubois', 'Dufour')
  for (const arrow of ['ArrowDown', 'ArrowDown']) press(arrow)
  expect(marked()).toBe('Dubois')
  change('Albert', 'Dufour')
  expect(marked()).toBeUndefined()
  press('Enter')
  expect(onValueChange).not.toHaveBeenCalled()
})

test.each(['Enter', ' '])('the key %j that opened it takes no option while it is held down', (key) => {
  const { onValueChange, press, marked } = show('Albert', 'Dubois')
  press(key)
  press(key, { repeat: true })
  press(key, { repeat: true })
  expect(marked()).toBe('Albert')
  expect(onValueChange).not.toHaveBeenCalled()
  press(key)
  expect(onValueChange.mock.calls).toEqual([[{ value: 'albert' }]])
})

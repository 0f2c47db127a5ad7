import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { Form } from '../form/index.ts'
import { ComboBox } from './index.ts'
import type { ComboBoxProps } from './index.ts'

const people = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), label: name }))

function show(props: Omit<ComboBoxProps<string>, 'label' | 'isMultiple' | 'onValueChange' | 'value' | 'defaultValue'>) {
  const onValueChange = vi.fn<(change: { value: string | null }) => void>()
  const page = (given: typeof props) => (
    <UiProvider locale="fr">
      <ComboBox label="Personne" {...given} onValueChange={onValueChange} />
    </UiProvider>
  )
  const { rerender } = render(page(props))
  const input = screen.getByRole<HTMLInputElement>('combobox')
  return {
    onValueChange,
    input,
    change: (given: typeof props) => rerender(page(given)),
    press: (key: string, more: object = {}) => fireEvent.keyDown(input, { key, ...more }),
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    marked: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

test('the marked option stays marked, and is taken, when fresh options come in front of it', () => {
  const { onValueChange, change, press, marked } = show({ options: people('Albert', 'Dubois', 'Dufour') })
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(key)
  expect(marked()).toBe('Dufour')
  change({ options: people('Abel', 'Albert', 'Dubois', 'Dufour') })
  expect(marked()).toBe('Dufour')
  press('Enter')
  expect(onValueChange.mock.calls).toEqual([[{ value: 'dufour' }]])
})

test('when the marked option is gone no other one is marked, and Enter takes none', () => {
  const { onValueChange, change, press, marked } = show({ options: people('Albert', 'Dubois', 'Dufour') })
  for (const key of ['ArrowDown', 'ArrowDown']) press(key)
  expect(marked()).toBe('Dubois')
  change({ options: people('Albert', 'Dufour') })
  expect(marked()).toBeUndefined()
  press('Enter')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('while an answer is awaited none of the options of the search before is taken', () => {
  const onSearchChange = () => {}
  const before = people('Albert', 'Dubois')
  const { onValueChange, change, press, type, marked } = show({ options: before, onSearchChange })
  type('Zoe')
  change({ options: before, onSearchChange, isPending: true })
  expect(marked()).toBeUndefined()
  press('Enter')
  expect(onValueChange).not.toHaveBeenCalled()
  change({ options: people('Zoé'), onSearchChange })
  expect(marked()).toBe('Zoé')
  press('Enter')
  expect(onValueChange.mock.calls).toEqual([[{ value: 'zoé' }]])
})

test('keys and pointer mark none of the options of the search before; the first of the answer is marked', () => {
  const onSearchChange = () => {}
  const before = people('Albert', 'Dubois')
  const { onValueChange, change, press, type, marked } = show({ options: before, onSearchChange })
  type('Zoe')
  change({ options: before, onSearchChange, isPending: true })
  press('ArrowDown')
  fireEvent.pointerMove(screen.getByRole('option', { name: 'Dubois' }))
  press('Enter')
  expect(marked()).toBeUndefined()
  expect(onValueChange).not.toHaveBeenCalled()
  change({ options: people('Zoé', 'Zoélie'), onSearchChange })
  expect(marked()).toBe('Zoé')
  press('ArrowDown')
  expect(marked()).toBe('Zoélie')
})

test('Backspace held down to erase the text leaves the chips; pressed anew it takes the last one', () => {
  const onValueChange = vi.fn<(change: { value: readonly string[] }) => void>()
  render(
    <UiProvider locale="fr">
      <ComboBox
        label="Personnes"
        isMultiple
        options={people('Albert', 'Dubois')}
        value={['albert', 'dubois']}
        onValueChange={onValueChange}
      />
    </UiProvider>,
  )
  const input = screen.getByRole('combobox')
  fireEvent.change(input, { target: { value: 'a' } })
  fireEvent.keyDown(input, { key: 'Backspace' })
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.keyDown(input, { key: 'Backspace', repeat: true })
  fireEvent.keyDown(input, { key: 'Backspace', repeat: true })
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Backspace' })
  expect(onValueChange.mock.calls).toEqual([[{ value: ['albert'] }]])
})

test('Tab takes what is marked for the typed text before the focus goes on, and nothing where nothing was typed', () => {
  const { onValueChange, input, press, type } = show({
    options: people('Albert', 'Dubois', 'Dufour'),
    footer: <button type="button">Ajouter</button>,
  })
  press('ArrowDown')
  press('ArrowDown')
  press('Tab')
  expect(onValueChange).not.toHaveBeenCalled()
  type('duf')
  expect(press('Tab')).toBe(true)
  expect(onValueChange.mock.calls).toEqual([[{ value: 'dufour' }]])
  expect(input.value).toBe('Dufour')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('zzz')
  expect(press('Tab')).toBe(false)
  expect(document.activeElement?.textContent).toBe('Ajouter')
  expect(onValueChange).toHaveBeenCalledOnce()
})

test('of several, Tab adds what is marked for the typed text, and takes back none that is chosen', () => {
  const onValueChange = vi.fn<(change: { value: readonly string[] }) => void>()
  render(
    <UiProvider locale="fr">
      <ComboBox
        label="Personnes"
        isMultiple
        options={people('Albert', 'Dubois')}
        defaultValue={['albert']}
        onValueChange={onValueChange}
      />
    </UiProvider>,
  )
  const input = screen.getByRole('combobox')
  for (const text of ['alb', 'dub']) {
    fireEvent.change(input, { target: { value: text } })
    fireEvent.keyDown(input, { key: 'Tab' })
  }
  expect(onValueChange.mock.calls).toEqual([[{ value: ['albert', 'dubois'] }]])
})

test.each([
  ['Enter', {}, ['albert']],
  ['a', { ctrlKey: true }, ['albert', 'dubois']],
])('%s held down picks once, and takes nothing back', (key, keys, picked) => {
  const onValueChange = vi.fn<(change: { value: readonly string[] }) => void>()
  render(
    <UiProvider locale="fr">
      <ComboBox label="Personnes" isMultiple options={people('Albert', 'Dubois')} onValueChange={onValueChange} />
    </UiProvider>,
  )
  const input = screen.getByRole('combobox')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key, ...keys })
  fireEvent.keyDown(input, { key, ...keys, repeat: true })
  fireEvent.keyDown(input, { key, ...keys, repeat: true })
  expect(onValueChange.mock.calls).toEqual([[{ value: picked }]])
})

test.each([
  ['Tab takes the first that fits', 'Tab', 'dup', 'dupont'],
  ['a press elsewhere takes the one typed in full', 'pointer', 'dubois', 'dubois'],
])('left before its options came, %s once they come', (_, way, typed, taken) => {
  const { onValueChange, change, press, type, input } = show({ options: [], isPending: true })
  type(typed)
  if (way === 'Tab') press('Tab')
  fireEvent.blur(input)
  expect(input.value).toBe(typed)
  expect(screen.queryByRole('listbox')).toBeNull()
  change({ options: people('Dubois', 'Dupont') })
  expect(onValueChange.mock.calls).toEqual([[{ value: taken }]])
})

test.each([
  ['Tab', 'zoe'],
  ['pointer', 'dup'],
])('left by %s before its options came, a text that none of them fits is put back', (way, typed) => {
  const { onValueChange, change, press, type, input } = show({ options: [], isPending: true })
  type(typed)
  if (way === 'Tab') press('Tab')
  fireEvent.blur(input)
  change({ options: people('Dubois', 'Dupont') })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(input.value).toBe('')
})

test('of a search whose answer is awaited the text is kept until it comes', () => {
  const onSearchChange = vi.fn<(change: { search: string }) => void>()
  const { onValueChange, change, press, type, input } = show({ options: people('Albert'), onSearchChange })
  type('Zoe')
  change({ options: people('Albert'), onSearchChange, isPending: true })
  press('Tab')
  fireEvent.blur(input)
  expect(onSearchChange.mock.calls).toEqual([[{ search: 'Zoe' }]])
  change({ options: people('Zoé', 'Zoélie'), onSearchChange })
  expect(onValueChange.mock.calls).toEqual([[{ value: 'zoé' }]])
})

test('typed into again, a field that was left takes nothing of itself', () => {
  const { onValueChange, change, press, type, input } = show({ options: [], isPending: true })
  type('dup')
  press('Tab')
  fireEvent.blur(input)
  type('dubo')
  change({ options: people('Dubois', 'Dupont') })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(input.value).toBe('dubo')
})

test('a form is not sent while a typed text is not chosen, says which, and is once it is', () => {
  const onSubmit = vi.fn<() => void>()
  function Page({ options }: { options: ComboBoxProps<string>['options'] }) {
    const [values, setValues] = useState<Record<string, unknown>>({})
    return (
      <UiProvider locale="fr">
        <Form aria-label="Fiche" values={values} onValuesChange={(next) => setValues(next.values)} onSubmit={onSubmit}>
          <ComboBox label="Personne" name="person" options={options} isPending={options.length === 0} />
        </Form>
      </UiProvider>
    )
  }
  const { rerender } = render(<Page options={[]} />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  const said = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  fireEvent.change(input, { target: { value: 'dup' } })
  fireEvent.keyDown(input, { key: 'Tab' })
  fireEvent.blur(input)
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(said()).toBe('«\u00A0dup\u00A0» n’est pas encore choisi')
  rerender(<Page options={people('Dupont')} />)
  expect(said()).toBeUndefined()
  fireEvent.submit(screen.getByRole('form'))
  expect(onSubmit).toHaveBeenCalledWith({ values: { person: 'dupont' } })
})

import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '../checkbox/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { Form } from '../form/index.ts'
import { JsonEditor } from '../json-editor/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { Popover } from '../popover/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SearchField } from '../search-field/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { Tabs } from '../tabs/index.ts'
import { TextArea } from '../textarea/index.ts'
import { TextField } from '../text-field/index.ts'
import { UiProvider } from '../theme/index.ts'
import { TimeField } from '../time-field/index.ts'

const show = (element: ReactElement) => render(<UiProvider locale="fr">{element}</UiProvider>)
const type = (control: HTMLElement, value: string) => {
  fireEvent.change(control, { target: { value } })
  fireEvent.blur(control)
}
const typed = (control: HTMLElement) => (control as HTMLInputElement).value
const isOn = (control: HTMLElement) => (control as HTMLInputElement).checked
const options = [
  { value: 'b', label: 'Brest' },
  { value: 'n', label: 'Nantes' },
]

test.each([
  ['a text', () => <TextField label="Champ" defaultValue="pont" />, 'pont', 'palan'],
  ['a text of several lines', () => <TextArea label="Champ" defaultValue="pont" />, 'pont', 'palan'],
  ['a password', () => <PasswordField label="Champ" defaultValue="pont" />, 'pont', 'palan'],
  ['a number', () => <NumberField label="Champ" defaultValue={12} />, '12', '15'],
  ['a date', () => <DateField label="Champ" defaultValue="2026-11-25" />, '25/11/2026', '26/11/2026'],
  ['a time', () => <TimeField label="Champ" defaultValue="08:15" />, '08:15', '09:30'],
  ['JSON', () => <JsonEditor label="Champ" defaultValue="{}" />, '{}', '[]'],
  ['a search', () => <SearchField label="Champ" defaultValue="pont" />, 'pont', 'palan'],
])('%s that keeps its value begins with its default and shows what is typed', (_, field, first, next) => {
  show(field())
  const control = screen.getByLabelText('Champ', { selector: 'input, textarea' })
  expect(typed(control)).toBe(first)
  type(control, next)
  expect(typed(control)).toBe(next)
})

test.each([
  ['checkbox', () => <Checkbox label="Champ" defaultValue />],
  ['switch', () => <Switch label="Champ" defaultValue />],
] as const)('a %s that keeps its value is on by default and goes off', (role, field) => {
  show(field())
  expect(isOn(screen.getByRole(role))).toBe(true)
  fireEvent.click(screen.getByRole(role))
  expect(isOn(screen.getByRole(role))).toBe(false)
})

test.each([
  ['radios', () => <RadioGroup label="Champ" options={options} defaultValue="b" />],
  ['segments', () => <SegmentedControl label="Champ" options={options} defaultValue="b" />],
  ['segments without a default, on the first,', () => <SegmentedControl label="Champ" options={options} />],
])('%s that keep their value go from one to the other', (_, field) => {
  show(field())
  expect(isOn(screen.getByRole('radio', { name: 'Brest' }))).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Nantes' }))
  expect(isOn(screen.getByRole('radio', { name: 'Nantes' }))).toBe(true)
})

test('what is chosen of a list is shown by a select and a combo box that keep it', () => {
  show(
    <>
      <Select label="Agence" options={options} defaultValue="b" />
      <ComboBox label="Lieu" options={options} defaultValue="b" />
    </>,
  )
  const select = screen.getByRole('combobox', { name: 'Agence' })
  expect(select.textContent).toBe('Brest')
  fireEvent.keyDown(select, { key: 'Delete' })
  expect(select.textContent).not.toContain('Brest')
  const box = screen.getByRole('combobox', { name: 'Lieu' })
  expect(typed(box)).toBe('Brest')
  type(box, 'nantes')
  expect(typed(box)).toBe('Nantes')
})

test('a value that is given stays what it is until another is given', () => {
  const onValueChange = vi.fn<(change: object) => void>()
  show(<TextField label="Champ" value="pont" defaultValue="autre" onValueChange={onValueChange} />)
  const control = screen.getByLabelText('Champ')
  fireEvent.change(control, { target: { value: 'palan' } })
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 'palan' })
  expect(typed(control)).toBe('pont')
})

test('what was typed while a value was given does not stand in the field once none is', () => {
  const Card = ({ name }: { name: string | undefined }) => (
    <UiProvider locale="fr">
      <TextField label="Champ" {...(name === undefined ? {} : { value: name })} />
    </UiProvider>
  )
  const { rerender } = render(<Card name="pont" />)
  fireEvent.change(screen.getByLabelText('Champ'), { target: { value: 'palan' } })
  rerender(<Card name={undefined} />)
  expect(typed(screen.getByLabelText('Champ'))).toBe('')
})

test('in a form the value is the form’s, whatever the default', () => {
  const onValuesChange = vi.fn<(change: object) => void>()
  show(
    <Form values={{ nom: 'pont' }} onValuesChange={onValuesChange} onSubmit={() => {}}>
      <TextField label="Champ" name="nom" defaultValue="autre" />
    </Form>,
  )
  const control = screen.getByLabelText('Champ')
  expect(typed(control)).toBe('pont')
  fireEvent.change(control, { target: { value: 'palan' } })
  expect(onValuesChange).toHaveBeenLastCalledWith({ values: { nom: 'palan' }, name: 'nom' })
  expect(typed(control)).toBe('pont')
})

test('tabs keep which one is shown, and say it', () => {
  const onSelectedChange = vi.fn<(change: object) => void>()
  const items = ['Général', 'Historique'].map((text) => ({ id: text, text }))
  show(<Tabs label="Affaire" items={items} onSelectedChange={onSelectedChange} />)
  const shown = () => screen.getByRole('tab', { selected: true }).textContent
  expect(shown()).toBe('Général')
  fireEvent.click(screen.getByRole('tab', { name: 'Historique' }))
  expect(shown()).toBe('Historique')
  expect(onSelectedChange).toHaveBeenLastCalledWith({ selected: 'Historique' })
})

test('what opens by itself is open at first where it is to be', () => {
  show(
    <>
      <Disclosure title="Détails" defaultOpen>
        Contenu
      </Disclosure>
      <Popover
        label="Filtres"
        defaultOpen
        trigger={({ onPress, ref, ...aria }) => (
          <button type="button" {...aria} ref={ref} onClick={onPress}>
            Filtrer
          </button>
        )}
      >
        Dedans
      </Popover>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Détails', hidden: true }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('dialog', { name: 'Filtres' }).textContent).toBe('Dedans')
})

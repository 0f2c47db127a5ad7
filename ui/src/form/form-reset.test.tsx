import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Form } from './index.ts'
import type { FormProps } from './index.ts'

const first = { ok: false, name: 'pont', day: '', span: { from: '', to: '' } }

function show(props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn<FormProps['onSubmit']>()
  const onValuesChange = vi.fn<FormProps['onValuesChange']>()
  function Page() {
    const [values, setValues] = useState<Record<string, unknown>>(first)
    const change: FormProps['onValuesChange'] = (changed) => {
      setValues(changed.values)
      onValuesChange(changed)
    }
    return (
      <Form rules={{ name: 'REQUISE' }} {...props} values={values} onValuesChange={change} onSubmit={onSubmit}>
        <Checkbox label="Actif" name="ok" />
        <TextField label="Nom" name="name" />
        <DateField label="Jour" name="day" />
        <DateRangeField label="Période" name="span" />
        <Button type="submit">Enregistrer</Button>
        <Button type="reset">Rétablir</Button>
      </Form>
    )
  }
  render(
    <UiProvider locale="fr">
      <Page />
    </UiProvider>,
  )
  return { onSubmit, onValuesChange }
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = (label: string | RegExp, text: string) => {
  fireEvent.change(input(label), { target: { value: text } })
  fireEvent.blur(input(label))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a button that resets brings the values at first back, and tells each that changed', () => {
  const { onSubmit, onValuesChange } = show()
  fireEvent.click(input('Actif'))
  type(/^Nom/, 'palan')
  onValuesChange.mockClear()
  press('Rétablir')
  expect(input('Actif').checked).toBe(false)
  expect(input(/^Nom/).value).toBe('pont')
  expect(onValuesChange.mock.calls.map(([{ name }]) => name)).toEqual(['ok', 'name'])
  expect(onValuesChange).toHaveBeenLastCalledWith({ values: first, name: 'name' })
  press('Enregistrer')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: first })
})

test('texts that are no value go, and every error with them', () => {
  const { onSubmit } = show()
  type(/^Nom/, '')
  type('Jour', '32/13/2026')
  type('Période, du', '32/13/2026')
  press('Enregistrer')
  expect(screen.getByRole('alert').textContent).toContain('3')
  press('Rétablir')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(input('Jour').value).toBe('')
  expect(input('Période, du').value).toBe('')
  expect(input('Jour').getAttribute('aria-invalid')).toBeNull()
  press('Enregistrer')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: first })
})

test('the initial values that are given are what it goes back to', () => {
  show({ initialValues: { ...first, name: 'treuil' } })
  press('Rétablir')
  expect(input(/^Nom/).value).toBe('treuil')
})

test('a product that prevents the reset keeps its values', () => {
  show({ onReset: (event) => event.preventDefault() })
  type(/^Nom/, 'palan')
  press('Rétablir')
  expect(input(/^Nom/).value).toBe('palan')
})

test('a text typed in a choice goes, and its options are asked for anew', () => {
  const onSearchChange = vi.fn<(change: { search: string }) => void>()
  render(
    <UiProvider locale="fr">
      <Form values={{ agency: null }} onValuesChange={() => {}} onSubmit={() => {}}>
        <ComboBox label="Agence" name="agency" options={[]} filter="none" onSearchChange={onSearchChange} />
        <Button type="reset">Rétablir</Button>
      </Form>
    </UiProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Agence' })
  fireEvent.change(field, { target: { value: 'ly' } })
  expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'ly' })
  press('Rétablir')
  expect(field).toHaveProperty('value', '')
  expect(onSearchChange.mock.calls.map(([{ search }]) => search)).toEqual(['ly', ''])
  press('Rétablir')
  expect(onSearchChange).toHaveBeenCalledTimes(2)
})

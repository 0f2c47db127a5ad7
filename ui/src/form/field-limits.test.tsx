import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { JsonEditor } from '../json-editor/index.ts'
import { NumberField } from '../number-field/index.ts'
import { TextArea } from '../textarea/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Form } from './index.ts'

type Values = Record<string, unknown>

/** A form whose fields are drawn of its values; `set` sets them as a product would. */
function show(first: Values, fields: (values: Values) => ReactNode) {
  const onSubmit = vi.fn<(submit: { values: Values }) => void>()
  const steer: { set: (values: Values) => void } = { set: () => {} }
  function Page() {
    const [values, setValues] = useState(first)
    Object.assign(steer, { set: setValues })
    return (
      <Form values={values} onValuesChange={(change) => setValues(change.values)} onSubmit={onSubmit}>
        {fields(values)}
        <button type="submit">Enregistrer</button>
      </Form>
    )
  }
  render(
    <UiProvider locale="fr">
      <Page />
    </UiProvider>,
  )
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  return { onSubmit, save, set: (values: Values) => act(() => steer.set(values)) }
}

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label, { selector: 'input, textarea' })
const type = (label: string, text: string) => {
  fireEvent.change(control(label), { target: { value: text } })
  fireEvent.blur(control(label))
}
const isInvalid = (label: string) => control(label).getAttribute('aria-invalid') === 'true'
const span = ({ from }: Values) => (
  <>
    <DateField label="Du" name="from" />
    <DateField label="Au" name="to" minValue={String(from)} />
  </>
)

test.each<[string, unknown, ReactNode]>([
  ['a number beyond its limit', 500, <NumberField key="v" label="Champ" name="v" maxValue={100} />],
  ['a number that is not whole', 1.5, <NumberField key="v" label="Champ" name="v" isInteger />],
  ['a day beyond its limit', '2026-02-01', <DateField key="v" label="Champ" name="v" maxValue="2026-01-31" />],
  ['a text that is too long', 'abcd', <TextArea key="v" label="Champ" name="v" maxLength={3} />],
  ['a text that is no JSON', '{"a":', <JsonEditor key="v" label="Champ" name="v" />],
])('%s is refused also where nobody typed it', (_, value, field) => {
  const { onSubmit, save } = show({ v: value }, () => field)
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(isInvalid('Champ')).toBe(true)
})

test.each<[string, object]>([
  ['ends before it begins', { from: '2026-02-01', to: '2026-01-01' }],
  ['begins too early', { from: '2025-12-31', to: '2026-01-01' }],
])('a period that %s is refused also where nobody typed it', (_, value) => {
  const { onSubmit, save } = show({ v: value }, () => <DateRangeField label="Période" name="v" minValue="2026-01-01" />)
  save()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a value that cannot be changed is not refused for its limits', () => {
  const { onSubmit, save } = show({ v: 500 }, () => <NumberField label="Champ" name="v" maxValue={100} isReadOnly />)
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a limit that changes refuses what was good before', () => {
  const { onSubmit, save } = show({ from: '2026-01-01', to: '2026-01-10' }, span)
  type('Du', '01/02/2026')
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(isInvalid('Au')).toBe(true)
})

test.each([
  ['left', () => {}],
  ['submitted', (save: () => void) => save()],
])('a limit that changes makes good what was wrong when it was %s', (_, refuse) => {
  const { onSubmit, save } = show({ from: '2026-02-01', to: '2026-02-10' }, span)
  type('Au', '15/01/2026')
  refuse(save)
  expect(isInvalid('Au')).toBe(true)
  type('Du', '01/01/2026')
  expect(isInvalid('Au')).toBe(false)
  save()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: { from: '2026-01-01', to: '2026-01-15' } })
})

test.each([
  ['left', () => {}],
  ['submitted', (save: () => void) => save()],
])('a value from elsewhere takes the error of a wrong text with it that was %s', (_, refuse) => {
  const { save, set } = show({ v: '' }, () => <DateField label="Champ" name="v" />)
  type('Champ', '32/13/2026')
  refuse(save)
  expect(isInvalid('Champ')).toBe(true)
  set({ v: '2026-02-01' })
  expect(control('Champ').value).toBe('01/02/2026')
  expect(isInvalid('Champ')).toBe(false)
  expect(screen.queryByText(/Date non valide/)).toBeNull()
})

test('a value from elsewhere takes the error of a wrong text with it without a form', () => {
  const Field = ({ value }: { value: string }) => (
    <UiProvider locale="fr">
      <DateField label="Champ" value={value} />
    </UiProvider>
  )
  const { rerender } = render(<Field value="" />)
  type('Champ', '32/13/2026')
  expect(isInvalid('Champ')).toBe(true)
  rerender(<Field value="2026-02-01" />)
  expect(control('Champ').value).toBe('01/02/2026')
  expect(isInvalid('Champ')).toBe(false)
})

test('a short day that is beyond the limit is written out on leaving, and told', () => {
  const { onSubmit, save } = show({ v: '' }, () => <DateField label="Champ" name="v" maxValue="2026-01-31" />)
  type('Champ', '01/02/26')
  expect(control('Champ').value).toBe('01/02/2026')
  expect(isInvalid('Champ')).toBe(true)
  save()
  expect(onSubmit).not.toHaveBeenCalled()
})

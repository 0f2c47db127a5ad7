import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Form } from './index.ts'

interface ChangedProps {
  label: string
  isRequired?: boolean
  isDisabled?: boolean
  waitsFor?: string
}

function show() {
  const onSubmit = vi.fn<(submit: { values: Record<string, unknown> }) => void>()
  const steer: {
    set: (values: Record<string, unknown>) => void
    change: (props: ChangedProps) => void
    leave: (isGone: boolean) => void
  } = { set: () => {}, change: () => {}, leave: () => {} }
  function Page() {
    const [values, setValues] = useState<Record<string, unknown>>({
      d: '2026-01-15',
      span: { from: '2026-01-01', to: '2026-01-31' },
    })
    const [props, setProps] = useState<ChangedProps>({ label: 'Jour' })
    const [isGone, setGone] = useState(false)
    Object.assign(steer, { set: setValues, change: setProps, leave: setGone })
    return (
      <Form values={values} onValuesChange={(change) => setValues(change.values)} onSubmit={onSubmit}>
        {!isGone && <DateField name="d" {...props} />}
        <DateRangeField name="span" label="Période" />
        <button type="submit">Enregistrer</button>
      </Form>
    )
  }
  render(
    <UiProvider locale="fr">
      <Page />
    </UiProvider>,
  )
  const type = (label: string, text: string) => {
    const input = screen.getByLabelText(label, { selector: 'input' })
    fireEvent.change(input, { target: { value: text } })
    fireEvent.blur(input)
  }
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  return { onSubmit, steer, type, save }
}

/** The label of a required field ends in a mark. */
const shownText = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' }).value

test.each<[string, ChangedProps]>([
  ['gets another label', { label: 'Date' }],
  ['becomes required', { label: 'Jour', isRequired: true }],
  ['waits for another field and no longer', { label: 'Jour', waitsFor: 'span' }],
  ['is disabled and no longer', { label: 'Jour', isDisabled: true }],
])('a wrong text still refuses the form after its field %s', (_, changed) => {
  const { onSubmit, steer, type, save } = show()
  type('Jour', '31/02/2026')
  act(() => steer.change(changed))
  const { isDisabled: _off, waitsFor: _for, ...kept } = changed
  act(() => steer.change(kept))
  expect(shownText(kept.label)).toBe('31/02/2026')
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  // In the summary and at the field.
  expect(screen.getAllByText(/Date non valide/)).toHaveLength(2)
})

test('a value that is set from elsewhere takes the place of a wrong text', () => {
  const { onSubmit, steer, type, save } = show()
  type('Jour', '31/02/2026')
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  const values = { d: '2026-03-03', span: { from: '', to: '' } }
  act(() => steer.set(values))
  expect(shownText('Jour')).toBe('03/03/2026')
  save()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values })
})

test('a day of a period that is set from elsewhere takes the place of a wrong text, whatever is typed next', () => {
  const { onSubmit, steer, type, save } = show()
  type('Période, du', '31/02/2026')
  act(() => steer.set({ d: '', span: { from: '2026-03-03', to: '2026-03-31' } }))
  type('Période, au', '30/03/2026')
  save()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    values: { d: '', span: { from: '2026-03-03', to: '2026-03-30' } },
  })
})

test('a wrong text in a period refuses the form where the product copies its values', () => {
  const { onSubmit, steer, type, save } = show()
  type('Période, du', '31/02/2026')
  act(() => steer.set({ d: null, span: { from: '', to: '2026-01-31' } }))
  save()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a field that left with a wrong text comes back without it, and no longer refuses the form', () => {
  const { onSubmit, steer, type, save } = show()
  type('Jour', '31/02/2026')
  act(() => steer.leave(true))
  act(() => steer.leave(false))
  expect(shownText('Jour')).toBe('')
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

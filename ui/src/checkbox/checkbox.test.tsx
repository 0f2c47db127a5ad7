import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../form/index.ts'
import { Switch } from '../switch/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Checkbox } from './index.ts'

test.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('a form refuses a required %s until it is on', (role, Box) => {
  const onSubmit = vi.fn<() => void>()
  function Page() {
    const [values, setValues] = useState<Record<string, unknown>>({ terms: false })
    return (
      <Form values={values} onValuesChange={(change) => setValues(change.values)} onSubmit={onSubmit}>
        <Box label="J’accepte" name="terms" isRequired />
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
  save()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getAllByText('La valeur J’accepte est requise')).toHaveLength(2)
  fireEvent.click(screen.getByRole(role))
  expect(screen.queryByText('La valeur J’accepte est requise')).toBeNull()
  save()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('for the rule that asks for an answer, no is one of a %s', (_, Box) => {
  const onSubmit = vi.fn<() => void>()
  render(
    <UiProvider locale="fr">
      <Form values={{ active: false }} onValuesChange={() => {}} rules={{ active: 'REQUISE' }} onSubmit={onSubmit}>
        <Box label="Actif" name="active" />
        <button type="submit">Enregistrer</button>
      </Form>
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a mixed box that cannot be changed stays mixed when it is pressed', () => {
  render(
    <UiProvider locale="fr">
      <Checkbox label="Tous" value={false} isIndeterminate isReadOnly />
    </UiProvider>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tous' })
  fireEvent.click(box)
  expect(box.indeterminate).toBe(true)
  expect(box.checked).toBe(false)
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Form, useFormState } from './index.ts'
import type { FormProps } from './index.ts'

const Save = () => (
  <Button type="submit" isPending={useFormState().isSubmitting}>
    Enregistrer
  </Button>
)

/** A page that keeps the errors of the last answer, as the server gives them. */
function Page({ save }: { save: () => Promise<FormProps['serverErrors']> }) {
  const [values, setValues] = useState<Record<string, unknown>>({ name: 'pont' })
  const [errors, setErrors] = useState<FormProps['serverErrors']>()
  return (
    <Form
      values={values}
      serverErrors={errors}
      onValuesChange={(change) => setValues(change.values)}
      onSubmit={async () => {
        const refusal = await save()
        if (refusal) setErrors(refusal)
      }}
    >
      <TextField label="Nom" name="name" />
      <Save />
    </Form>
  )
}

const show = (save: () => Promise<FormProps['serverErrors']>) =>
  render(
    <UiProvider locale="fr">
      <Page save={save} />
    </UiProvider>,
  )
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' })
const save = () => {
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
}
const isTold = () =>
  waitFor(() => {
    expect(name().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name())
  })

test('the same refusal of another value is told again, and leads to its field', async () => {
  show(() => Promise.resolve({ name: 'Déjà pris' }))
  save()
  await isTold()
  fireEvent.change(name(), { target: { value: 'palan' } })
  expect(name().getAttribute('aria-invalid')).toBeNull()
  save()
  await isTold()
})

test('a page that keeps the errors of a refusal after it was saved does not show them again', async () => {
  const answers: FormProps['serverErrors'][] = [{ name: 'Déjà pris' }, undefined]
  let saved = 0
  show(() => Promise.resolve(answers[saved++]))
  save()
  await isTold()
  fireEvent.change(name(), { target: { value: 'palan' } })
  save()
  expect(saved).toBe(2)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull())
  expect(name().getAttribute('aria-invalid')).toBeNull()
})

/** A page that knows at once what it refuses, and says so in an object of its own each time. */
function QuickPage({ refusalOf }: { refusalOf: (name: unknown) => FormProps['serverErrors'] }) {
  const [values, setValues] = useState<Record<string, unknown>>({ name: 'pont' })
  const [errors, setErrors] = useState<FormProps['serverErrors']>()
  return (
    <Form
      values={values}
      serverErrors={errors}
      onValuesChange={(change) => setValues(change.values)}
      onSubmit={(submit) => {
        const refusal = refusalOf(submit.values.name)
        if (refusal) setErrors(refusal)
      }}
    >
      <TextField label="Nom" name="name" />
      <Save />
    </Form>
  )
}

test('the same refusal is told again where it comes without a promise, and not after a value that is taken', async () => {
  render(
    <UiProvider locale="fr">
      <QuickPage refusalOf={(value) => (value === 'grue' ? undefined : { name: 'Déjà pris' })} />
    </UiProvider>,
  )
  save()
  await isTold()
  save()
  await isTold()
  fireEvent.change(name(), { target: { value: 'palan' } })
  save()
  await isTold()
  fireEvent.change(name(), { target: { value: 'grue' } })
  save()
  expect(name().getAttribute('aria-invalid')).toBeNull()
})

test('a refused value that is replaced from outside the field is no longer told as refused', async () => {
  function Filled() {
    const [values, setValues] = useState<Record<string, unknown>>({ name: 'pont' })
    const [errors, setErrors] = useState<FormProps['serverErrors']>()
    return (
      <>
        <Form
          values={values}
          serverErrors={errors}
          onValuesChange={(change) => setValues(change.values)}
          onSubmit={() => setErrors({ name: 'Déjà pris' })}
        >
          <TextField label="Nom" name="name" />
          <Save />
        </Form>
        <Button onPress={() => setValues({ name: 'palan' })}>Proposer</Button>
      </>
    )
  }
  render(
    <UiProvider locale="fr">
      <Filled />
    </UiProvider>,
  )
  const button = screen.getByRole('button', { name: 'Enregistrer' })
  button.focus()
  fireEvent.click(button)
  await isTold()
  fireEvent.click(screen.getByRole('button', { name: 'Proposer' }))
  expect(name().value).toBe('palan')
  expect(name().getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('Déjà pris')).toBeNull()
})

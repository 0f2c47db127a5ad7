import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './form.tsx'
import { FormActions } from './form-parts.tsx'
import type { FormProps } from './form.tsx'

const rules = { idAgence: 'REQUISE', idAffaire: 'REQUISE', motif: 'REQUISE' }
const agencies = [
  { value: 1, label: 'Lyon' },
  { value: 2, label: 'Nantes' },
]

function Conditional({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [values, setValues] = useState<Record<string, unknown>>({
    idAgence: null,
    idAffaire: null,
    isUrgent: false,
    motif: '',
  })
  return (
    <Form
      aria-label="Prestation"
      values={values}
      rules={rules}
      onValuesChange={(change) => setValues(change.values)}
      onSubmit={onSubmit}
    >
      <Select name="idAgence" label="Agence" options={agencies} />
      <Select
        name="idAffaire"
        label="Affaire"
        options={[{ value: 7, label: 'Ascenseurs' }]}
        waitsFor={values.idAgence === null ? 'idAgence' : undefined}
      />
      <Switch name="isUrgent" label="Urgente" />
      {values.isUrgent === true && <TextField name="motif" label="Motif" />}
      <FormActions>
        <Button type="submit" tone="primary">
          Enregistrer
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = preview.meta({ title: 'Components/Form', component: Conditional, args: { onSubmit: fn() } })

/** A field that waits says for which; required, it is in the summary, whose line leads to the one it waits for. */
export const WaitsForAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    const affaire = canvas.getByRole('combobox', { name: 'Affaire' })
    await expect(affaire).toBeDisabled()
    await expect(canvas.getByText(/Choisissez d’abord « Agence »/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'La valeur Agence est requise',
      'La valeur Affaire est requise',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'La valeur Affaire est requise' }))
    const agence = canvas.getByRole('combobox', { name: 'Agence' })
    await expect(agence).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}')
    await expect(affaire).toBeEnabled()
    await expect(canvas.queryByText(/Choisissez d’abord/)).toBeNull()
  },
})

/** A field hidden by its condition is not judged. */
export const HiddenField = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agence' }))
    await userEvent.keyboard('{Home}{Enter}')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Affaire' }))
    await userEvent.keyboard('{Home}{Enter}')
    await userEvent.click(canvas.getByRole('switch', { name: 'Urgente' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('La valeur Motif est requise')
    await userEvent.click(canvas.getByRole('switch', { name: 'Urgente' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

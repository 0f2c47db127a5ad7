import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { Dialog } from '../dialog/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { TextField } from '../text-field/index.ts'
import { TextArea } from '../textarea/index.ts'
import { Form } from './form.tsx'
import { FormActions, FormRow } from './form-parts.tsx'
import { AffaireForm, agencies } from './story-affaire-form.tsx'

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  args: { values: {}, onValuesChange: fn(), onSubmit: fn(), onReset: fn(), children: null },
})

const whole = {
  login: '',
  newPassword: '',
  mode: 'BASIC',
  idGroupe: 2,
  roles: [1],
  isActif: true,
  isLocked: false,
  description: '',
  ordre: 12345.6,
  dt: '2026-11-20',
}

/** Every kind of field, in two columns. */
export const EveryField = meta.story({
  render: function EveryFieldForm() {
    const [values, setValues] = useState<Record<string, unknown>>(whole)
    return (
      <Form
        aria-label="Utilisateur"
        columns={2}
        values={values}
        rules={{ login: 'REQUISE', newPassword: ['REQUISE', 'MIN:8'] }}
        onValuesChange={(change) => setValues(change.values)}
        onSubmit={fn()}
      >
        <TextField name="login" label="Identifiant" autoComplete="username" />
        <PasswordField
          name="newPassword"
          label="Mot de passe"
          autoComplete="new-password"
          help="Huit caractères au moins."
        />
        <Select
          name="idGroupe"
          label="Groupe"
          options={[
            { value: 1, label: 'Administrateurs' },
            { value: 2, label: 'Inspecteurs' },
          ]}
        />
        <ComboBox name="roles" label="Agences" isMultiple options={agencies} />
        <NumberField name="ordre" label="Durée" unit="min" />
        <DateField name="dt" label="Échéance" />
        <RadioGroup
          name="mode"
          label="Mode d’identification"
          orientation="horizontal"
          options={[
            { value: 'BASIC', label: 'Mot de passe' },
            { value: 'AAD', label: 'Annuaire' },
          ]}
        />
        <Switch name="isActif" label="Actif" />
        <Checkbox name="isLocked" label="Verrouillé" />
        <FormRow>
          <TextArea name="description" label="Description" />
        </FormRow>
        <FormActions>
          <Button type="submit" tone="primary">
            Enregistrer
          </Button>
        </FormActions>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 erreurs à corriger')
  },
})

/** Popovers of fields stand over the dialog they are in, and Escape closes them alone. */
export const InADialog = meta.story({
  render: ({ onReset }) => (
    <Dialog title="Créer une affaire" width={900} onOpenChange={() => onReset?.({} as never)}>
      <AffaireForm columns={2} />
    </Dialog>
  ),
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer une affaire' }))
    await step('combo box', async () => {
      const input = dialog.getByRole('combobox', { name: 'Agence' })
      await userEvent.click(input)
      await userEvent.click(screen.getByRole('option', { name: 'Nantes' }))
      await expect(input).toHaveValue('Nantes')
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await expect(screen.queryByRole('listbox')).toBeNull()
      await expect(input).toHaveFocus()
    })
    await step('calendar', async () => {
      const button = dialog.getByRole('button', { name: 'Choisir une date, Date de création' })
      await userEvent.click(button)
      const calendar = await screen.findByRole('dialog', { name: 'Calendrier, Date de création' })
      await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await expect(calendar).not.toBeInTheDocument()
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('button', { name: 'Aujourd’hui' }))
      await expect(dialog.getByRole('textbox', { name: 'Date de création' })).not.toHaveValue('')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('the dialog has heard of none of it, until it is its turn', async () => {
      await expect(args.onReset).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await expect(args.onReset).toHaveBeenCalledOnce()
      await expect(dialog.getByRole('combobox', { name: 'Agence' })).toBeVisible()
    })
  },
})

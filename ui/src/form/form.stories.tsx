import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { Dialog } from '../dialog/index.ts'
import { DateField } from '../date-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './form.tsx'
import type { FormProps } from './form.tsx'
import { useFormState } from './form-context.ts'
import { FormActions, FormRow } from './form-parts.tsx'

const agencies = [
  { value: 1, text: 'Brest' },
  { value: 2, text: 'Nantes' },
  { value: 3, text: 'Évreux' },
]
const rules: FormProps['rules'] = {
  refAffaire: ['REQUISE', 'MAX:12'],
  lbAffaire: 'REQUISE',
  mail: 'EMAIL',
  adresse: 'IP',
  heure: 'TIME',
  idAgence: 'REQUISE',
}
const none = { refAffaire: '', lbAffaire: '', mail: '', adresse: '', heure: '', idAgence: null, dtCreation: '', isActif: true }

function SaveButton() {
  const { isDirty, isSubmitting } = useFormState()
  return <Button type="submit" tone="primary" pending={isSubmitting}>{isDirty ? 'Enregistrer les changements' : 'Enregistrer'}</Button>
}

function AffaireForm(props: Partial<FormProps>) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(props.values ?? none)
  return (
    <Form aria-label="Affaire" columns={2} rules={rules} onSubmit={fn()} {...props} values={values} onValuesChange={(change) => { setValues(change.values); props.onValuesChange?.(change) }}>
      <TextField name="refAffaire" label="Référence" help="Douze caractères au plus." />
      <TextField name="lbAffaire" label="Libellé" />
      <ComboBox name="idAgence" label="Agence" options={agencies} />
      <DateField name="dtCreation" label="Date de création" />
      <TextField name="mail" type="email" label="Adresse mail" />
      <TextField name="adresse" label="Adresse IP" />
      <TextField name="heure" label="Heure" />
      <NumberField name="ordre" label="Durée" unit="min" isInteger minValue={0} />
      <Switch name="isActif" label="Active" />
      <FormActions>
        <SaveButton />
        <Button>Annuler</Button>
      </FormActions>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: { docs: { description: { component: 'Holds fields by name, checks them by rules and leads to what is wrong. For a question with one field use `confirm`.' } } },
  args: { values: none, onValuesChange: fn(), onSubmit: fn(), onDirtyChange: fn(), onReset: fn(), children: null },
  render: ({ children: _, ...args }) => <AffaireForm {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Référence' }), 'A-1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Libellé' }), 'Ascenseurs')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Agence' }), 'evr{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date de création' }), '01/02/2026')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Durée' }), '90')
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les changements' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 3, dtCreation: '2026-02-01', ordre: 90, isActif: false },
    })
  },
})

export const Refused = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await step('everything that is wrong is said once, and the first field has the focus', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse mail' }), 'ada')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Heure' }), '25:00{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await expect(canvas.getByRole('textbox', { name: 'Référence' })).toHaveFocus()
      await expect(canvas.getByRole('alert')).toHaveTextContent('5 erreurs à corriger')
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'La valeur Référence est requise',
        'La valeur Libellé est requise',
        'Adresse mail\u00a0: Addresse E-mail non valide',
        'Heure\u00a0: Format de l\'heure non valide',
        'La valeur Agence est requise',
      ])
    })
    await step('a line of the summary leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'La valeur Agence est requise' }))
      await expect(canvas.getByRole('combobox', { name: 'Agence' })).toHaveFocus()
    })
    await step('a field that was wrong is judged while it is mended, the others are left alone', async () => {
      const reference = canvas.getByRole('textbox', { name: 'Référence' })
      await userEvent.type(reference, 'A')
      await expect(reference).toBeValid()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse IP' }), '1.2')
      await expect(canvas.getByRole('textbox', { name: 'Adresse IP' })).toBeValid()
      await expect(canvas.getByRole('alert')).toHaveTextContent('4 erreurs à corriger')
    })
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Libellé' })
    await userEvent.type(label, 'x')
    await expect(canvas.getByRole('button', { name: 'Enregistrer les changements' })).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ dirty: true })
    await userEvent.clear(label)
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ dirty: false })
  },
})

const serverErrors = { RefAffaire: 'Cette référence existe déjà', budget: 'Le budget de l’agence est clos' }

export const ServerErrors = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 }, serverErrors },
  play: async ({ canvas, args, userEvent }) => {
    const reference = canvas.getByRole('textbox', { name: 'Référence' })
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(reference).toHaveAccessibleDescription('Douze caractères au plus. Cette référence existe déjà')
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveTextContent('2 erreurs à corriger')
    await expect(summary).toHaveTextContent('Le budget de l’agence est clos')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.type(reference, 'b')
    await expect(reference).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(summary).toBeEmptyDOMElement()
  },
})

const settled: { resolve?: (value?: unknown) => void } = {}

export const NeverTwice = meta.story({
  args: {
    values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 },
    onSubmit: fn(() => new Promise((resolve) => { settled.resolve = resolve })),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Libellé' }))
    await userEvent.keyboard('{Enter>5/}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    settled.resolve?.()
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'en cours' })).toBeNull())
    await userEvent.click(canvas.getByRole('textbox', { name: 'Libellé' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    settled.resolve?.()
  },
})

export const HalfTypedDate = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1, dtCreation: '2026-02-01' } },
  play: async ({ canvas, args, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Date de création' })
    await userEvent.clear(date)
    await userEvent.type(date, '31/02/2026{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(date).toHaveFocus()
    await expect(date).toHaveAccessibleDescription('Date non valide, écrire jj/mm/aaaa')
    await userEvent.clear(date)
    await userEvent.type(date, '1/3/26{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: expect.objectContaining({ dtCreation: '2026-03-01' }) })
  },
})

const whole = { login: '', newPassword: '', mode: 'BASIC', idGroupe: 2, roles: [1], isActif: true, isLocked: false, description: '', ordre: 12345.6, dt: '2026-11-20' }

/** Every kind of field, in two columns. */
export const EveryField = meta.story({
  render: function EveryFieldForm() {
    const [values, setValues] = useState<Record<string, unknown>>(whole)
    return (
      <Form aria-label="Utilisateur" columns={2} values={values} rules={{ login: 'REQUISE', newPassword: ['REQUISE', 'MIN:8'] }} onValuesChange={(change) => setValues(change.values)} onSubmit={fn()}>
        <TextField name="login" label="Identifiant" autoComplete="username" />
        <PasswordField name="newPassword" label="Mot de passe" autoComplete="new-password" help="Huit caractères au moins." />
        <Select name="idGroupe" label="Groupe" options={[{ value: 1, text: 'Administrateurs' }, { value: 2, text: 'Inspecteurs' }]} />
        <ComboBox name="roles" label="Agences" multiple options={agencies} />
        <NumberField name="ordre" label="Durée" unit="min" />
        <DateField name="dt" label="Échéance" />
        <RadioGroup name="mode" label="Mode d’identification" orientation="horizontal" options={[{ value: 'BASIC', text: 'Mot de passe' }, { value: 'AAD', text: 'Annuaire' }]} />
        <Switch name="isActif" label="Actif" />
        <Checkbox name="isLocked" label="Verrouillé" />
        <FormRow>
          <TextField name="description" label="Description" multiline />
        </FormRow>
        <FormActions>
          <Button type="submit" tone="primary">Enregistrer</Button>
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
    <Dialog title="Créer une affaire" width={900} onClose={() => onReset?.({} as never)}>
      <AffaireForm columns={2} />
    </Dialog>
  ),
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
      await userEvent.click(await screen.findByRole('button', { name: "Aujourd'hui" }))
      await expect(dialog.getByRole('textbox', { name: 'Date de création' })).not.toHaveValue('')
    })
    await step('the dialog has heard of none of it, until it is its turn', async () => {
      await expect(args.onReset).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await expect(args.onReset).toHaveBeenCalledOnce()
      await expect(dialog.getByRole('combobox', { name: 'Agence' })).toBeVisible()
    })
  },
})

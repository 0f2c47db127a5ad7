import { useState } from 'react'
import { Button } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { Switch } from '../switch/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './form.tsx'
import type { FormProps } from './form.tsx'
import { useFormState } from './form-context.ts'
import { FormActions } from './form-parts.tsx'

/** To choose from. */
export const agencies = [
  { value: 1, label: 'Brest' },
  { value: 2, label: 'Nantes' },
  { value: 3, label: 'Évreux' },
]
const rules: FormProps['rules'] = {
  refAffaire: ['REQUISE', 'MAX:12'],
  lbAffaire: 'REQUISE',
  mail: 'EMAIL',
  adresse: 'IP',
  heure: 'TIME',
  idAgence: 'REQUISE',
}
/** The values that a new case begins with. */
export const none = {
  refAffaire: '',
  lbAffaire: '',
  mail: '',
  adresse: '',
  heure: '',
  idAgence: null,
  dtCreation: '',
  isActif: true,
}

function SaveButton() {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Button type="submit" tone="primary" isPending={isSubmitting}>
      {isDirty ? 'Enregistrer les changements' : 'Enregistrer'}
    </Button>
  )
}

/** The form of the stories: two columns, rules of most kinds. */
export function AffaireForm(props: Partial<FormProps>) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(props.values ?? none)
  return (
    <Form
      aria-label="Affaire"
      columns={2}
      rules={rules}
      onSubmit={() => {}}
      {...props}
      values={values}
      onValuesChange={(change) => {
        setValues(change.values)
        props.onValuesChange?.(change)
      }}
    >
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

import { JsonEditor } from '@ronde/ui/json-editor'
import { NumberField } from '@ronde/ui/number-field'
import { PasswordField } from '@ronde/ui/password-field'
import { Select } from '@ronde/ui/select'
import { Switch } from '@ronde/ui/switch'
import { TextField } from '@ronde/ui/text-field'
import { TextArea } from '@ronde/ui/textarea'
import type { ReactNode } from 'react'
import { BranchedChoice } from './branched-choice.tsx'
import { Choice } from './choice-control.tsx'
import { ControlledValue } from './controlled-value.tsx'
import type { Field, FieldKind } from './fields.ts'
import type { KindProps } from './kind-props.ts'
import { MadePassword } from './made-password.tsx'
import { PlausibleDate } from './plausible-date.tsx'

/** What shows a field of each kind. */
const kinds: { readonly [Kind in FieldKind]: (props: KindProps<Field & { kind: Kind }>) => ReactNode } = {
  text: ({ common }) => <TextField {...common} />,
  ref: ({ common }) => <TextField {...common} autoComplete="off" />,
  label: ({ common }) => <TextField {...common} />,
  multiline: ({ common }) => <TextArea {...common} />,
  shown: ({ common }) => <TextField {...common} isReadOnly />,
  number: ({ common }) => <NumberField {...common} />,
  switch: ({ common }) => <Switch {...common} />,
  password: (props) =>
    props.field.generates ? (
      <MadePassword {...props} />
    ) : (
      <PasswordField {...props.common} autoComplete="new-password" />
    ),
  json: ({ common }) => <JsonEditor {...common} />,
  date: (props) => <PlausibleDate {...props} />,
  code: ({ common, field: { codes, messageOf }, text }) => (
    <Select
      {...common}
      options={codes.map((one) => ({ value: one, label: text.of(messageOf?.(one) ?? `code.${one}`, one) }))}
    />
  ),
  choice: (props) => (props.field.isBranched ? <BranchedChoice {...props} /> : <Choice {...props} />),
  control: (props) => <ControlledValue {...props} />,
}

/** One field of an editor, in the form that surrounds it. */
export function EditorField(props: KindProps) {
  // TypeScript does not see that the field is of the kind by which it is shown.
  const show = kinds[props.field.kind] as (props: KindProps) => ReactNode
  return show(props)
}

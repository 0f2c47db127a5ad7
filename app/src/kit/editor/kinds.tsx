import { DateField } from '@ronde/ui/date-field'
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
const kinds: Readonly<Record<FieldKind, (props: KindProps) => ReactNode>> = {
  text: ({ common }) => <TextField {...common} />,
  ref: ({ common }) => <TextField {...common} autoComplete="off" />,
  label: ({ common }) => <TextField {...common} />,
  multiline: ({ common }) => <TextArea {...common} />,
  shown: ({ common }) => <TextField {...common} isReadOnly />,
  number: ({ common }) => <NumberField {...common} />,
  switch: ({ common }) => <Switch {...common} />,
  password: (props) =>
    props.field.kind === 'password' && props.field.generates ? (
      <MadePassword {...props} field={props.field} />
    ) : (
      <PasswordField {...props.common} autoComplete="new-password" />
    ),
  json: ({ common }) => <JsonEditor {...common} />,
  date: (props) =>
    props.field.kind === 'date' ? <PlausibleDate {...props} field={props.field} /> : <DateField {...props.common} />,
  code: ({ common, field, text }) =>
    field.kind === 'code' && (
      <Select
        {...common}
        options={field.codes.map((one) => ({
          value: one,
          label: text.of(field.messageOf?.(one) ?? `code.${one}`, one),
        }))}
      />
    ),
  choice: (props) =>
    props.field.kind === 'choice' &&
    (props.field.isBranched ? (
      <BranchedChoice {...props} field={props.field} />
    ) : (
      <Choice {...props} field={props.field} />
    )),
  control: (props) => props.field.kind === 'control' && <ControlledValue {...props} field={props.field} />,
}

/** One field of an editor, in the form that surrounds it. */
export function EditorField(props: KindProps) {
  const kind: Field['kind'] = props.field.kind
  return kinds[kind](props)
}

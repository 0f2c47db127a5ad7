import { DateField } from '@ronde/ui/date-field'
import { DateTimeField } from '@ronde/ui/date-time-field'
import { NumberField } from '@ronde/ui/number-field'
import { RadioGroup } from '@ronde/ui/radio-group'
import { TextField } from '@ronde/ui/text-field'
import { TimeField } from '@ronde/ui/time-field'
import type { ReactNode } from 'react'
import { Choice } from './choice-control.tsx'
import { choiceOf } from './control-choice.ts'
import type { ControlField } from './fields.ts'
import type { Text } from '../../locales/intl.ts'
import type { CommonProps, KindProps } from './kind-props.ts'

/** The field for a value of each template control (`Core.SysControlType`); an unknown control is a text. */
const byRef: Readonly<Record<string, (common: CommonProps, text: Text) => ReactNode>> = {
  Text: (common) => <TextField {...common} />,
  Integer: (common) => <NumberField {...common} isInteger minValue={0} />,
  Number: (common) => <NumberField {...common} />,
  Date: (common) => <DateField {...common} />,
  DateTime: (common) => <DateTimeField {...common} />,
  Time: (common) => <TimeField {...common} />,
  Boolean: (common, text) => (
    <RadioGroup
      {...common}
      orientation="horizontal"
      options={[
        { value: '', label: text('value.unset') },
        { value: 'true', label: text('conflict.yes') },
        { value: 'false', label: text('conflict.no') },
      ]}
    />
  ),
}
const asText = (common: CommonProps) => <TextField {...common} />

/** The value of a parameter or property, as its template says. */
export function ControlledValue({ field, ...props }: KindProps<ControlField>) {
  const { common, values, context, sources, text } = props
  const chosen = choiceOf(field, values, context, sources.read)
  if (chosen) return <Choice {...props} field={chosen} />
  const show = byRef[field.control(values, context, sources.read)?.refControl ?? 'Text'] ?? asText
  return show(common, text)
}

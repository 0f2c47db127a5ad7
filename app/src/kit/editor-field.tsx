import { Button } from '@ronde/ui/button'
import { ComboBox } from '@ronde/ui/combo-box'
import { DateField } from '@ronde/ui/date-field'
import { NumberField } from '@ronde/ui/number-field'
import { Select } from '@ronde/ui/select'
import { Switch } from '@ronde/ui/switch'
import { TextField } from '@ronde/ui/text-field'
import { useText } from '../locales/use-text.ts'
import type { Values } from './drafts.ts'
import type { ChoiceField, FieldConfig } from './editor-config.ts'
import { optionsOf } from './editor-options.ts'
import type { SourceReading } from './use-sources.ts'

interface EditorFieldProps {
  field: FieldConfig<Values>
  value: unknown
  sources: SourceReading
  /** Opens the editor that adds to this choice; absent where the menus do not offer it. */
  onAdd?: () => void
}

/** One field of an editor, in the form that surrounds it. */
export function EditorField({ field, value, sources, onAdd }: EditorFieldProps) {
  const text = useText()
  const label = field.label ? text(field.label) : text.of(`field.${field.name}`, field.name)
  const common = { name: field.name, label, help: field.help && text(field.help) }

  switch (field.kind) {
    case 'text':
      return <TextField {...common} />
    case 'multiline':
      return <TextField {...common} multiline />
    case 'shown':
      return <TextField {...common} isReadOnly />
    case 'number':
      return <NumberField {...common} />
    case 'date':
      return <DateField {...common} />
    case 'switch':
      return <Switch {...common} />
    case 'code':
      return <Select {...common} options={field.codes.map((code) => ({ value: code, text: text.of(`code.${code}`, code) }))} />
    default:
      return <Choice common={common} field={field} value={value} sources={sources} onAdd={onAdd} />
  }
}

interface ChoiceProps extends Omit<EditorFieldProps, 'field'> {
  field: ChoiceField<Values>
  common: { name: string; label: string; help?: string }
}

function Choice({ common, field, value, sources, onAdd }: ChoiceProps) {
  const text = useText()
  const rows = sources.read(field.source)
  return (
    <ComboBox
      {...common}
      multiple={field.isMultiple}
      options={optionsOf(field, rows ?? [], value)}
      isLoading={sources.isPending(field.source)}
      isDisabled={rows === null && !sources.isPending(field.source)}
      footer={
        onAdd && field.adds ? (
          <Button tone="quiet" size="small" icon="plus" onPress={onAdd}>
            {text.of(`action.${field.adds}`, field.adds)}
          </Button>
        ) : undefined
      }
    />
  )
}

import type { Text } from '../../locales/intl.ts'
import type { EditorContext, Values } from './context.ts'
import type { Field } from './fields.ts'
import type { SourceReading } from './use-sources.ts'

/** What every control takes. */
export interface CommonProps {
  name: string
  label: string
  help?: string
  isReadOnly?: boolean
}

export interface KindProps<Of extends Field = Field> {
  field: Of
  common: CommonProps
  text: Text
  values: Values
  context: EditorContext
  sources: SourceReading
  /** Another value, where the control is not the form's own. */
  onChange: (value: unknown) => void
  /** The same value for this field and those. */
  onFill?: (names: readonly string[], value: unknown) => void
  /** Opens the editor that adds to this choice, with what is typed; absent where the menus do not offer it. */
  onAdd?: (typed: string) => void
  /** What is typed in a choice whose server searches. */
  onSearch: (typed: string) => void
}

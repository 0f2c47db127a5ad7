import type { Text } from '../../locales/intl.ts'
import type { EditorContext, Values } from './context.ts'
import type { Field } from './fields.ts'
import type { SourceReading } from './use-sources.ts'

/** Props of every control. */
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
  /** Called with the new value, where the control is not bound to the form. */
  onChange: (value: unknown) => void
  /** Sets this value in the field and in the named ones. */
  onFill?: (names: readonly string[], value: unknown) => void
  /** Opens the editor that adds to this choice, with what is typed; absent where the menus do not offer it. */
  onAdd?: (typed: string) => void
  /** Called with the text typed in a choice that the server searches. */
  onSearch: (typed: string) => void
}

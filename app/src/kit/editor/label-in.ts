import type { Text } from '../../locales/intl.ts'
import type { Editor } from './editor.ts'

/** The labels of the fields of an editor, by their names. */
export const labelIn =
  ({ fields }: Editor, text: Text) =>
  (name: string): string => {
    const label = fields.find((field) => field.name === name)?.label
    return label ? text(label) : text.of(`field.${name}`, name)
  }

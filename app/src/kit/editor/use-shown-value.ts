import { useMemo } from 'react'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { choiceOf } from './control-choice.ts'
import type { EditorContext, Source } from './context.ts'
import type { Editor } from './editor.ts'
import { isEmpty, keyOfValue } from './equal.ts'
import { chosenFrom, optionsOf } from './options.ts'
import { useSources } from './use-sources.ts'
import { initialValues } from './values.ts'

const noSearch: ReadonlyMap<Source, string> = new Map()

/** Says a value of a field as its control would show it; a row that was not read is said by its key, no value by a dash. Rows are read for `fields` alone. */
export function useShownValue(
  editor: Editor,
  context: EditorContext,
  fields: Editor['fields'] = editor.fields,
): (name: string, value: unknown) => string {
  const text = useText()
  const values = useMemo(() => initialValues(editor, context), [editor, context])
  const sourced = useMemo(
    () => (fields === editor.fields ? editor : { fields, sources: fields.length > 0 ? editor.sources : undefined }),
    [editor, fields],
  )
  const sources = useSources({ editor: sourced, values, context, searches: noSearch })
  return (name, value) => {
    const field = editor.fields.find((one) => one.name === name)
    if (isEmpty(value)) return '—'
    if (typeof value === 'boolean') return text(value ? 'conflict.yes' : 'conflict.no')
    if (field?.kind === 'password') return '••••'
    if (field?.kind === 'code' && typeof value === 'string') return text.of(`code.${value}`, value)
    if (field?.kind === 'date' && typeof value === 'string') return formatInstant(value, 'date')
    const chosen = field && choiceOf(field, values, context, sources.read)
    if (chosen) {
      const options = optionsOf(chosen, chosenFrom(chosen, sources.read, values, null), value, text)
      return [value]
        .flat()
        .map((one) => options.find((option) => option.value === keyOfValue(one))?.label ?? String(keyOfValue(one)))
        .join(', ')
    }
    return typeof value === 'number'
      ? text.number(value)
      : typeof value === 'string'
        ? value
        : String(keyOfValue(value))
  }
}

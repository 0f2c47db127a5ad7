import type { RefAction } from '@ronde/contracts/actions'
import { Form } from '@ronde/ui/form'
import { Switch } from '@ronde/ui/switch'
import { useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { refusedFields } from '../../notices/refused-fields.ts'
import type { Source, Values } from './context.ts'
import { eachOf, eachOffer, type EachRecord, eachTurned, recordsOf, shownField } from './each.ts'
import { Each, FieldCell, FieldGrid } from './editor-host.styles.ts'
import type { Editor } from './editor.ts'
import { keysOfValue, same, valueOfKeys } from './equal.ts'
import { EditorField } from './kinds.tsx'
import { labelIn } from './label-in.ts'
import { UnreadNotice } from './unread-notice.tsx'
import { rulesOf } from './rules.ts'
import type { EditingHandle } from './use-editing.ts'
import { useDerivedValues } from './use-derived-values.ts'
import { useSources } from './use-sources.ts'
import { emptyOf, visibleFields } from './values.ts'

interface EditorFormProps {
  formId: string
  label: string
  editor: Editor
  handle: EditingHandle
  isReadOnly: boolean
  /** The values break no rule, and are to be sent; `records`: those that each value of a field makes, where it does. */
  onSubmit: (records: readonly EachRecord[]) => void
  /** One form may make several records here. */
  makesSeveral: boolean
  /** Opens the editor that adds to the choice of that field, with the text typed in it; undefined where it cannot be. */
  adding: (action: RefAction, name: string) => ((typed: string) => void) | undefined
}

/** The fields of an editor: those that show now, with their rules and the refusals of a save. */
export function EditorForm({
  formId,
  label,
  editor,
  handle,
  isReadOnly,
  onSubmit,
  makesSeveral,
  adding,
}: EditorFormProps) {
  const text = useText()
  const { editing, values, first, context, initial, setValues } = handle
  const [searches, setSearches] = useState<ReadonlyMap<Source, string>>(new Map())
  const sources = useSources({ editor, values: first, context, searches })
  useDerivedValues(formId, editor, handle, sources)
  const fields = visibleFields(editor, first, context).map((field) => shownField(field, values))
  const notes = editor.notes?.(first, sources.read, context) ?? {}
  const labelOf = labelIn(editor, text)
  const { failure } = editing
  // Once for each failure: values typed since must not move a message from its field.
  const serverErrors = useMemo(() => {
    if (!failure || editing.phase !== 'editing') return
    const sent = editor.fields.map(({ name, kind }) => ({
      name,
      value: editing.refused?.[name],
      isReference: kind === 'ref',
    }))
    return refusedFields(failure, sent, text, editor.endpoint)
  }, [failure, editing.phase, editing.refused, editor, text])

  /** The user gave a field another value: the fields that depend on it are emptied. */
  const change = (name: string, value: unknown) => {
    const field = fields.find((one) => one.name === name)
    // What depends on several values depends on the first of them.
    const isSame = eachOf(values) === name && same([value].flat()[0], [values[name]].flat()[0])
    const clears = isSame ? [] : (field?.clears ?? [])
    const emptied = editor.fields
      .filter((one) => clears.includes(one.name))
      .map((one) => [one.name, context.row ? emptyOf(one) : initial[one.name]])
    const ended = clears.includes(eachOf(values) ?? '') ? eachTurned(editor, values, name, false) : {}
    setValues({ ...ended, ...Object.fromEntries(emptied), [name]: value }, name)
  }
  const turnEach = (name: string, isOn: boolean) => setValues(eachTurned(editor, values, name, isOn), name)
  const inForm = (all: Values) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, isChosen(name) ? keysOfValue(value) : value]))
  const isChosen = (name: string) => fields.some((field) => field.name === name && field.kind === 'choice')

  return (
    <Form
      id={formId}
      aria-label={label}
      values={inForm(values)}
      rules={isReadOnly ? {} : rulesOf(editor, fields, values, text)}
      serverErrors={serverErrors}
      onValuesChange={(changed) =>
        change(
          changed.name,
          isChosen(changed.name) ? valueOfKeys(changed.values[changed.name]) : changed.values[changed.name],
        )
      }
      onSubmit={() => {
        if (!isReadOnly) onSubmit(recordsOf(editor, values, sources.read))
      }}
    >
      <UnreadNotice
        labels={fields.flatMap((field) =>
          field.kind === 'choice' && sources.isFailed(field.source) ? [labelOf(field.name)] : [],
        )}
        onAgain={sources.readAgain}
      />
      <FieldGrid>
        {fields.map((field) => {
          const locked = field.locked?.(context) ?? null
          const note = notes[field.name]
          const help = locked ?? field.help
          const each = makesSeveral && !isReadOnly ? eachOffer(editor, field, values, context) : null
          return (
            <FieldCell key={field.name} data-wide={field.isWide || undefined} data-field={field.name}>
              <EditorField
                field={field}
                common={{
                  name: field.name,
                  label: labelOf(field.name),
                  help: note && !locked ? text(note.text, note.values) : help && text(help),
                  isReadOnly: isReadOnly || locked !== null || undefined,
                }}
                text={text}
                values={values}
                context={context}
                sources={sources}
                onChange={(value) => change(field.name, value)}
                onFill={(names, value) =>
                  setValues(Object.fromEntries([field.name, ...names].map((name) => [name, value])), field.name)
                }
                onAdd={
                  field.kind === 'choice' && field.adds && !isReadOnly ? adding(field.adds, field.name) : undefined
                }
                onSearch={(typed) =>
                  field.kind === 'choice' && setSearches((known) => new Map(known).set(field.source, typed))
                }
              />
              {each && (
                <Each>
                  <Switch
                    label={text(each)}
                    value={eachOf(values) === field.name}
                    onValueChange={({ value }) => turnEach(field.name, value)}
                  />
                </Each>
              )}
            </FieldCell>
          )
        })}
      </FieldGrid>
    </Form>
  )
}

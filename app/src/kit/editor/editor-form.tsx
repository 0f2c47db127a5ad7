import type { RefAction } from '@ronde/contracts/actions'
import { Form } from '@ronde/ui/form'
import { useMemo, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { refusedFields } from '../../notices/refused-fields.ts'
import type { Source, Values } from './context.ts'
import { FieldCell, FieldGrid } from './editor-host.styles.ts'
import type { Editor } from './editor.ts'
import { keyOfValue, valueOfKey } from './equal.ts'
import type { Field } from './fields.ts'
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
  /** The values break no rule, and are to be sent. */
  onSubmit: () => void
  /** Opens the editor that adds to the choice of that field, with the text typed in it; undefined where it cannot be. */
  adding: (action: RefAction, name: string) => ((typed: string) => void) | undefined
}

const isChoice = ({ kind }: Field) => kind === 'choice'
const mapped = (value: unknown, to: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(to) : value === null || value === undefined ? value : to(value)

/** The fields of an editor: those that show now, with their rules and the refusals of a save. */
export function EditorForm({ formId, label, editor, handle, isReadOnly, onSubmit, adding }: EditorFormProps) {
  const text = useText()
  const { editing, values, context, initial, setValues } = handle
  const [searches, setSearches] = useState<ReadonlyMap<Source, string>>(new Map())
  const sources = useSources({ editor, values, context, searches })
  useDerivedValues(editor, handle, sources)
  const fields = visibleFields(editor, values, context)
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
    const { clears = [] } = fields.find((field) => field.name === name) ?? {}
    const emptied = editor.fields
      .filter((field) => clears.includes(field.name))
      .map((field) => [field.name, context.row ? emptyOf(field) : initial[field.name]])
    setValues({ ...Object.fromEntries(emptied), [name]: value }, name)
  }
  const inForm = (all: Values) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, isChosen(name) ? mapped(value, keyOfValue) : value]),
    )
  const isChosen = (name: string) => fields.some((field) => field.name === name && isChoice(field))

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
          isChosen(changed.name) ? mapped(changed.values[changed.name], valueOfKey) : changed.values[changed.name],
        )
      }
      onSubmit={() => {
        if (!isReadOnly) onSubmit()
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
          const help = locked ?? field.help
          return (
            <FieldCell key={field.name} data-wide={field.isWide || undefined} data-field={field.name}>
              <EditorField
                field={field}
                common={{
                  name: field.name,
                  label: labelOf(field.name),
                  help: help && text(help),
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
            </FieldCell>
          )
        })}
      </FieldGrid>
    </Form>
  )
}

import { Form } from '@ronde/ui/form'
import { RadioGroup } from '@ronde/ui/radio-group'
import { useEffect, useRef, useState } from 'react'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { type AnyRow, withRow } from './context.ts'
import { ConflictRoot, Differences } from './editor-host.styles.ts'
import type { Editor } from './editor.ts'
import { labelIn } from './label-in.ts'
import { type Difference, differences, kept } from './merge.ts'
import { useShownValue } from './use-shown-value.ts'
import { initialValues } from './values.ts'
import type { EditingHandle } from './use-editing.ts'

interface ConflictPageProps {
  formId: string
  editor: Editor
  handle: EditingHandle
  /** The record as it is now. */
  theirs: AnyRow
}

/** Who changed a record last, where the server says it. */
const changerOf = ({ lbUserModification }: AnyRow): string | null =>
  typeof lbUserModification === 'string' && lbUserModification !== '' ? lbUserModification : null

/** The record was saved by another user meanwhile: its value before, the value now and the user's own, field by field to choose from. */
export function ConflictPage({ formId, editor, handle, theirs }: ConflictPageProps) {
  const text = useText()
  const { context, initial, values, settle } = handle
  const labelOf = labelIn(editor, text)
  const shown = useShownValue(editor, context)
  const found = differences({
    names: editor.fields.map(({ name }) => name),
    before: initial,
    theirs: initialValues(editor, withRow(context, theirs)),
    mine: values,
  })
  // The field that had the focus is gone.
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  const both = found.filter(({ side }) => side === 'both')
  const [choices, setChoices] = useState<Record<string, unknown>>({})
  const sides = Object.fromEntries(
    both.map(({ name }): [string, 'theirs' | 'mine'] => [name, choices[name] === 'theirs' ? 'theirs' : 'mine']),
  )
  const of = (side: Difference['side']) => found.filter((one) => one.side === side)
  const { dtModification } = theirs
  const [who, when] = [changerOf(theirs), typeof dtModification === 'string' ? formatInstant(dtModification) : null]

  return (
    <Form
      id={formId}
      aria-label={text('conflict.title')}
      values={sides}
      onValuesChange={({ values: chosen }) => setChoices(chosen)}
      onSubmit={() => settle(kept(found, sides))}
    >
      <ConflictRoot ref={root} tabIndex={-1}>
        <p role="status">
          {who && when
            ? text('conflict.whoWhen', { who, date: when })
            : when
              ? text('conflict.when', { date: when })
              : text('conflict.somebody')}{' '}
          {text('conflict.choose')}
        </p>
        {both.map(({ name, before, theirs: there, mine }) => (
          <RadioGroup
            key={name}
            name={name}
            label={labelOf(name)}
            help={text('conflict.before', { value: shown(name, before) })}
            options={[
              { value: 'mine', label: shown(name, mine), description: text('conflict.mine') },
              { value: 'theirs', label: shown(name, there), description: text('conflict.theirs') },
            ]}
          />
        ))}
        <Part
          title={text('conflict.onlyTheirs')}
          rows={of('theirs').map(({ name, before, theirs: there }) => [
            labelOf(name),
            `${shown(name, before)} → ${shown(name, there)}`,
          ])}
        />
        <Part
          title={text('conflict.onlyMine')}
          rows={of('mine').map(({ name, before, mine }) => [
            labelOf(name),
            `${shown(name, before)} → ${shown(name, mine)}`,
          ])}
        />
      </ConflictRoot>
    </Form>
  )
}

/** Fields that need no choice: they are taken over as they are. */
function Part({ title, rows }: { title: string; rows: readonly (readonly [label: string, value: string])[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <Differences>
        {rows.map(([label, value]) => [
          <dt key={`${label}-term`}>{label}</dt>,
          <dd key={`${label}-value`}>{value}</dd>,
        ])}
      </Differences>
    </section>
  )
}

import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { DateField } from '../date-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextField } from '../text-field/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import type { ChoiceEditorProps } from './choice-editor.tsx'
import { FilterConditions } from './filter-conditions.tsx'
import { Ends } from './filter-editor.styles.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'
import { usePausedText } from './use-paused-text.ts'

/** Renders the fields of one filter; undefined clears it. */
export type FilterBarEditor = (editing: Pick<ChoiceEditorProps, 'label' | 'filter' | 'onChange'>) => ReactNode

export interface FilterEditorProps extends ChoiceEditorProps {
  kind: FilterKind
  /** The caller's own fields, instead of those of the filter's kind. */
  own?: FilterBarEditor | undefined
  /** Offers only conditions that every server supports. */
  isPlain?: boolean | undefined
  /** Gets the function that drops the typed text that is not told yet. */
  dropRef?: Ref<() => void>
}

interface FieldsProps extends FilterEditorProps {
  /** The words of the condition that the fields complete. */
  conditionText: string
}

/** The fields of one filter: how the column is asked, and for what. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  const { kind, isPlain = false, filter, onChange } = props
  if (kind === 'boolean') return <BooleanEditor {...props} />
  return (
    <FilterConditions kind={kind} isPlain={isPlain} filter={filter} onChange={onChange}>
      {({ label, ...given }) => <Fields {...props} {...given} conditionText={label} />}
    </FilterConditions>
  )
}

function Fields(props: FieldsProps): ReactNode {
  if (props.own) return props.own({ label: props.label, filter: props.filter, onChange: props.onChange })
  switch (props.kind) {
    case 'text':
      return <TextEditor {...props} />
    case 'choice':
      return <ChoiceEditor {...props} />
    case 'number':
      return <NumberEditor {...props} />
    case 'date':
      return <DateEditor {...props} />
    case 'path':
      return <PathEditor {...props} />
    case 'boolean':
      return null
  }
}

interface PausedFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  dropRef: Ref<() => void> | undefined
}

/** A text that is told after a pause in typing, at Enter, and at the latest as its field is left or closed. */
function PausedField({ label, value, onChange, dropRef }: PausedFieldProps) {
  const { text, type, leave, drop } = usePausedText(value, onChange)
  useImperativeHandle(dropRef, () => drop)
  const onClose = useEffectEvent(leave)
  useEffect(() => () => onClose(), [])
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onValueChange={(change) => type(change.value)}
      onBlur={leave}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) leave()
      }}
    />
  )
}

function TextEditor({ filter, onChange, conditionText, dropRef }: FieldsProps) {
  return (
    <PausedField
      label={conditionText}
      value={filter?.kind === 'text' ? filter.text : ''}
      onChange={(text) => onChange(text ? { kind: 'text', text } : undefined)}
      dropRef={dropRef}
    />
  )
}

/** Without a tree to choose from, the path is typed. */
function PathEditor({ label, filter, onChange, dropRef }: FilterEditorProps) {
  return (
    <PausedField
      label={label}
      value={filter?.kind === 'path' ? filter.path : ''}
      onChange={(path) => onChange(path ? { kind: 'path', path } : undefined)}
      dropRef={dropRef}
    />
  )
}

interface Range<End> {
  from?: End | undefined
  to?: End | undefined
}

/** The two ends of a range. A range that begins after its end contains nothing: it is not passed on, and its field says so. */
function useEnds<End extends string | number>(told: Range<End>, tell: (ends: Range<End> | null) => void) {
  const [draft, setDraft] = useState<Range<End> | null>(null)
  const ends = draft ?? told
  const { from, to } = ends
  return {
    ends,
    isReversed: from !== undefined && to !== undefined && from > to,
    change(end: Range<End>) {
      const next = { ...ends, ...end }
      const isReversed = next.from !== undefined && next.to !== undefined && next.from > next.to
      setDraft(isReversed ? next : null)
      // A field reports each typed letter, most of which change nothing.
      const isNews = next.from !== told.from || next.to !== told.to
      if (!isReversed && isNews) tell(next.from === undefined && next.to === undefined ? null : next)
    },
  }
}

function NumberEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const { ends, isReversed, change } = useEnds<number>(filter?.kind === 'number' ? filter : {}, (next) =>
    onChange(next ? { kind: 'number', ...next } : undefined),
  )
  return (
    <Ends>
      <NumberField
        label={t('filter.from')}
        value={ends.from ?? null}
        onValueChange={({ value }) => change({ from: value ?? undefined })}
      />
      <NumberField
        label={t('filter.to')}
        value={ends.to ?? null}
        {...(isReversed && { error: t('filter.reversed') })}
        onValueChange={({ value }) => change({ to: value ?? undefined })}
      />
    </Ends>
  )
}

/** Ends that a chart set to the minute are whole days as soon as one of them is typed. */
const dayOf = (end: string | undefined) => end?.slice(0, 10)

function DateEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const { ends, isReversed, change } = useEnds<string>(
    filter?.kind === 'date' ? { from: dayOf(filter.from), to: dayOf(filter.to) } : {},
    (next) => onChange(next ? { kind: 'date', ...next } : undefined),
  )
  return (
    <Ends>
      <DateField
        label={t('filter.fromDay')}
        value={ends.from ?? ''}
        onValueChange={({ value }) => change({ from: value || undefined })}
      />
      <DateField
        label={t('filter.toDay')}
        value={ends.to ?? ''}
        {...(isReversed && { error: t('filter.reversed') })}
        onValueChange={({ value }) => change({ to: value || undefined })}
      />
    </Ends>
  )
}

const booleans: Readonly<Record<string, FilterValue | undefined>> = {
  yes: { kind: 'boolean', value: true },
  no: { kind: 'boolean', value: false },
  empty: { kind: 'empty' },
}

/** Yes, no and nothing said are all there is: they need no condition. */
function BooleanEditor({ label, filter, onChange, own, isPlain = false }: FilterEditorProps) {
  const { t } = useUi()
  if (own) return own({ label, filter, onChange })
  const isYes = filter?.kind === 'boolean' && filter.value !== (filter.isNot ?? false)
  const now = filter?.kind === 'boolean' ? (isYes ? 'yes' : 'no') : filter?.kind === 'empty' ? 'empty' : 'any'
  const options = [
    { value: 'any', label: t('filter.any') },
    { value: 'yes', label: t('grid.yes') },
    { value: 'no', label: t('grid.no') },
    ...(isPlain ? [] : [{ value: 'empty', label: t('filter.none') }]),
  ]
  return (
    <RadioGroup
      label={label}
      options={options}
      value={now}
      onValueChange={({ value }) => onChange(booleans[value ?? 'any'])}
    />
  )
}

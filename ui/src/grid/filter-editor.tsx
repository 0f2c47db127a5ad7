import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { DateField } from '../date-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextField } from '../text-field/index.ts'
import { useUi } from '../theme/index.ts'
import { Choices, Count, Ends } from './filter-bar.styles.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'
import type { GridOption } from '../internal/columns/column-types.ts'
import { usePausedText } from './use-paused-text.ts'

export interface FilterEditorProps {
  kind: FilterKind
  /** The column's heading. */
  label: string
  filter: FilterValue | undefined
  choices: readonly GridOption[]
  /** How many rows have each code. */
  counts: ReadonlyMap<string, number> | undefined
  onChange: (filter: FilterValue | undefined) => void
}

/** The fields of one filter. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  switch (props.kind) {
    case 'text':
      return <TextEditor {...props} />
    case 'choice':
      return <ChoiceEditor {...props} />
    case 'number':
      return <NumberEditor {...props} />
    case 'date':
      return <DateEditor {...props} />
    case 'boolean':
      return <BooleanEditor {...props} />
  }
}

function TextEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const told = filter?.kind === 'text' ? filter.text : ''
  const { text, type } = usePausedText(told, (next) => onChange(next ? { kind: 'text', text: next } : undefined))
  return <TextField label={t('filter.contains')} type="search" value={text} onValueChange={({ value }) => type(value)} />
}

function ChoiceEditor({ label, filter, choices, counts, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const chosen = filter?.kind === 'choice' ? filter.values : []
  const toggle = (code: string, isOn: boolean) => {
    const values = isOn ? [...chosen, code] : chosen.filter((other) => other !== code)
    onChange(values.length > 0 ? { kind: 'choice', values } : undefined)
  }
  const empty = counts?.has('') || chosen.includes('') ? [{ value: '', text: t('filter.none') }] : []
  return (
    <Choices role="group" aria-label={label}>
      {[...choices, ...empty].map(({ value, text }) => {
        const code = String(value)
        return (
          <li key={code}>
            <Checkbox label={text} value={chosen.includes(code)} onValueChange={({ value: isOn }) => toggle(code, isOn)} />
            {counts && <Count>{counts.get(code) ?? 0}</Count>}
          </li>
        )
      })}
    </Choices>
  )
}

function NumberEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const { from, to } = filter?.kind === 'number' ? filter : {}
  const change = (end: { from?: number | undefined; to?: number | undefined }) => {
    const next = { from, to, ...end }
    onChange(next.from === undefined && next.to === undefined ? undefined : { kind: 'number', ...next })
  }
  return (
    <Ends>
      <NumberField label={t('filter.from')} value={from ?? null} onValueChange={({ value }) => change({ from: value ?? undefined })} />
      <NumberField label={t('filter.to')} value={to ?? null} onValueChange={({ value }) => change({ to: value ?? undefined })} />
    </Ends>
  )
}

function DateEditor({ filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const { from, to } = filter?.kind === 'date' ? filter : {}
  const change = (end: { from?: string; to?: string }) => {
    const next = { from, to, ...end }
    onChange(next.from || next.to ? { kind: 'date', from: next.from || undefined, to: next.to || undefined } : undefined)
  }
  return (
    <Ends>
      <DateField label={t('filter.fromDay')} value={from ?? ''} onValueChange={({ value }) => change({ from: value })} />
      <DateField label={t('filter.toDay')} value={to ?? ''} onValueChange={({ value }) => change({ to: value })} />
    </Ends>
  )
}

function BooleanEditor({ label, filter, onChange }: FilterEditorProps) {
  const { t } = useUi()
  const now = filter?.kind === 'boolean' ? (filter.value ? 'yes' : 'no') : 'any'
  const options = [{ value: 'any', text: t('filter.any') }, { value: 'yes', text: t('grid.yes') }, { value: 'no', text: t('grid.no') }]
  return (
    <RadioGroup
      label={label}
      options={options}
      value={now}
      onValueChange={({ value }) => onChange(value === 'any' || value === null ? undefined : { kind: 'boolean', value: value === 'yes' })}
    />
  )
}

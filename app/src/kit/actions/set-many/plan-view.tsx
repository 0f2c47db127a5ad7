import { Badge } from '@ronde/ui/badge'
import { Grid, type GridColumn } from '@ronde/ui/grid'
import { RadioGroup } from '@ronde/ui/radio-group'
import { useMemo, useState } from 'react'
import { useText } from '../../../locales/use-text.ts'
import type { AnyRow, EditorContext } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { labelIn } from '../../editor/label-in.ts'
import { useShownValue } from '../../editor/use-shown-value.ts'
import type { RowPlan } from './plan.ts'
import { Lines } from './set-many.styles.ts'

/** What becomes of a row: it is not sent where a value is wrong, or where nothing changes. */
type Becomes = 'faulty' | 'changed' | 'same'
const kinds: readonly Becomes[] = ['faulty', 'changed', 'same']

const tones = { faulty: 'error', changed: 'info', same: 'neutral' } as const

/** A field of a row, before and after; or a row that stays as it is. */
interface Line {
  key: string
  name: string
  becomes: Becomes
  field: string
  from: string
  to: string
  /** What is wrong with it, or why it stays. */
  note: string
}

const becomes = ({ changes, faults }: RowPlan): Becomes =>
  faults.length > 0 ? 'faulty' : changes.length > 0 ? 'changed' : 'same'

interface PlanViewProps {
  label: string
  plans: readonly RowPlan[]
  editor: Editor
  context: EditorContext
  keyOf: (row: AnyRow) => string
  nameOf: (row: AnyRow) => string
}

/** What would be saved, field by field: the rows with a wrong value first. */
export function PlanView({ label, plans, editor, context, keyOf, nameOf }: PlanViewProps) {
  const text = useText()
  const shown = useShownValue(editor, context)
  const counts = useMemo(() => Map.groupBy(plans, becomes), [plans])
  const there = kinds.filter((kind) => counts.has(kind))
  const [only, setOnly] = useState<Becomes | 'all'>('all')
  const lines = useMemo(() => {
    const labelOf = labelIn(editor, text)
    return there
      .filter((kind) => only === 'all' || kind === only)
      .flatMap((kind) => counts.get(kind) ?? [])
      .flatMap((plan): Line[] => {
        const { row, changes, faults, closed } = plan
        const of = { name: nameOf(row), becomes: becomes(plan) }
        const note = closed.length > 0 ? text('setMany.closed', { fields: closed.map(labelOf).join(', ') }) : ''
        if (changes.length === 0) return [{ ...of, key: keyOf(row), field: '', from: '', to: '', note }]
        return changes.map(({ name, from, to }, at) => ({
          ...of,
          key: `${keyOf(row)} ${name}`,
          field: labelOf(name),
          from: shown(name, from),
          to: shown(name, to),
          note: faults.find((fault) => fault.name === name)?.message ?? (at === 0 ? note : ''),
        }))
      })
  }, [counts, there, only, editor, text, nameOf, keyOf, shown])
  const hasNotes = lines.some(({ note }) => note !== '')
  const isMixed = there.length > 1
  const columns = useMemo<GridColumn<Line>[]>(
    () => [
      { id: 'name', text: text('setMany.row'), value: (line) => line.name, share: 3, isLong: true, minWidth: 150 },
      ...(isMixed
        ? [
            {
              id: 'becomes',
              text: text('setMany.becomes'),
              value: (line: Line) => text(`setMany.${line.becomes}`),
              cell: (line: Line) => <Badge tone={tones[line.becomes]}>{text(`setMany.${line.becomes}`)}</Badge>,
              share: 0,
              width: 110,
            },
          ]
        : []),
      { id: 'field', text: text('setMany.field'), value: (line) => line.field, share: 1, minWidth: 90 },
      { id: 'from', text: text('setMany.before'), value: (line) => line.from, share: 2, isLong: true, minWidth: 110 },
      { id: 'to', text: text('setMany.after'), value: (line) => line.to, share: 2, isLong: true, minWidth: 110 },
      ...(hasNotes
        ? [
            {
              id: 'note',
              text: text('setMany.note'),
              value: (line: Line) => line.note,
              share: 2,
              isLong: true,
              minWidth: 140,
            },
          ]
        : []),
    ],
    [text, isMixed, hasNotes],
  )
  return (
    <>
      {isMixed && (
        <RadioGroup
          label={text('setMany.only')}
          orientation="horizontal"
          value={only}
          onValueChange={({ value }) => value !== null && setOnly(value)}
          options={[
            { value: 'all' as const, label: text('setMany.all') },
            ...there.map((kind) => ({
              value: kind,
              label: text('setMany.counted', {
                name: text(`setMany.${kind}`),
                count: text.number(counts.get(kind)?.length ?? 0),
              }),
            })),
          ]}
        />
      )}
      <Lines>
        <Grid label={label} rows={lines} rowKey={keyOfLine} columns={columns} />
      </Lines>
    </>
  )
}

const keyOfLine = ({ key }: Line) => key

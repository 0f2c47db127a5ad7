import { Badge } from '@ronde/ui/badge'
import { Grid, type GridColumn } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { useAllWords } from '../../../locales/use-text.ts'
import type { EditorContext } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { useShownValue } from '../../editor/use-shown-value.ts'
import { valueInWords } from '../../record/history/change-words.ts'
import type { BatchRow, RowWay } from './batch.ts'
import { BatchRows } from './batches.styles.ts'

/** A row of a batch, and whether it can be put back. */
export interface JudgedRow extends BatchRow {
  readonly way: RowWay
}

const tones = { can: 'info', was: 'neutral', changed: 'warning', gone: 'neutral', closed: 'neutral' } as const

interface BatchRowsGridProps {
  label: string
  rows: readonly JudgedRow[]
  labelOf: (champ: string) => string
  editor: Editor
  context: EditorContext
  selection: ReadonlySet<string>
  onSelect: (selection: ReadonlySet<string>) => void
}

const keyOf = ({ key }: JudgedRow) => key

/** The rows of a batch: what was changed, and which of them can be put back. */
export function BatchRowsGrid({ label, rows, labelOf, editor, context, selection, onSelect }: BatchRowsGridProps) {
  const { text } = useAllWords()
  const shown = useShownValue(editor, context)
  const columns = useMemo<GridColumn<JudgedRow>[]>(() => {
    const said = (champ: string, value: unknown): string =>
      editor.fields.some(({ name }) => name === champ) ? shown(champ, value) : valueInWords(value, text) || '—'
    const sides = (side: 'ancien' | 'nouveau') => (row: JudgedRow) =>
      row.changes
        .map((change) =>
          row.changes.length === 1
            ? said(change.champ, change[side])
            : `${labelOf(change.champ)} ${said(change.champ, change[side])}`,
        )
        .join(' · ')
    return [
      { id: 'name', text: text('setMany.row'), value: ({ name }) => name, share: 2, isLong: true, minWidth: 140 },
      {
        id: 'way',
        text: text('batches.now'),
        value: ({ way }) => text(`batches.${way}`),
        cell: ({ way }) => <Badge tone={tones[way]}>{text(`batches.${way}`)}</Badge>,
        share: 0,
        width: 190,
      },
      { id: 'from', text: text('setMany.before'), value: sides('ancien'), share: 2, isLong: true, minWidth: 120 },
      { id: 'to', text: text('setMany.after'), value: sides('nouveau'), share: 2, isLong: true, minWidth: 120 },
    ]
  }, [text, editor, shown, labelOf])
  return (
    <BatchRows>
      <Grid
        label={label}
        rows={rows}
        rowKey={keyOf}
        columns={columns}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={({ selection: chosen }) => onSelect(chosen)}
      />
    </BatchRows>
  )
}

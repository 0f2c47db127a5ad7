import { type GridColumn } from '@ronde/ui/grid'
import { useUi } from '@ronde/ui/theme'
import { useText } from '../../../locales/use-text.ts'
import type { AnyRow } from '../../place/row.ts'
import type { RowsOf } from '../shape.ts'
import { type TreeLine, treeItems, treeLines } from '../tree-items.ts'
import type { ListState } from '../use-list.ts'
import { filterWords } from './filter-words.ts'
import { mostOnPaper, PaperTable } from './paper-table.tsx'

interface PaperRowsProps {
  list: ListState
  config: RowsOf['config']
  columns: readonly GridColumn<AnyRow>[]
  /** Rows as the list shows them; where they are part of a tree, `among` has all its known rows. */
  rows: readonly AnyRow[]
  /** Number of rows in all, where `rows` are only the first. @default their number */
  count?: number
  among?: readonly AnyRow[]
  /** Whether the rows were selected one by one: they are not shown as a tree. */
  isSelected?: boolean
  /** Texts before the search and the filters. @default none */
  words?: readonly string[]
}

/** The lines of a list, or of its tree where it is shown as one. */
function linesOf({ list, config, rows, among, isSelected }: PaperRowsProps): readonly TreeLine[] {
  const { tree } = config
  if (!list.isTree || !tree || isSelected) return rows.map((row) => ({ row, level: 0 }))
  const all = among ?? list.read.value ?? rows
  return treeLines(treeItems(all, tree, rows))
}

/** Rows of a list on paper: search and filters in words, and a table. */
export function PaperRows(props: PaperRowsProps) {
  const { list, config, columns, rows, words = [], count = rows.length } = props
  const text = useText()
  const { t, locale } = useUi()
  const lines = linesOf(props)
  const { search } = list.address
  const named = config.label ?? columns[0]?.id
  // The tree's indents are in the column that names a row.
  const shown = list.isTree
    ? [...columns.filter(({ id }) => id === named), ...columns.filter(({ id }) => id !== named)]
    : columns
  return (
    <>
      <p>
        {[
          ...words,
          text(count > lines.length || lines.length > mostOnPaper ? 'print.first' : 'print.count', {
            count,
            most: Math.min(lines.length, mostOnPaper),
          }),
          ...(search === '' ? [] : [text('print.search', { search })]),
          ...filterWords(list, { t, locale, say: (said) => text('print.filter', said) }),
        ].join(' · ')}
      </p>
      <PaperTable lines={lines} columns={shown} keyOf={list.keyOf} />
    </>
  )
}

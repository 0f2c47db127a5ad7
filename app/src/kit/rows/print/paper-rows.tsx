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
  /** As the list shows them; all that is known of a tree, where they are some of it, in `among`. */
  rows: readonly AnyRow[]
  /** How many there are, where those are the first of them. @default as many as those */
  count?: number
  among?: readonly AnyRow[]
  /** They were selected one by one: no tree is made of them. */
  isSelected?: boolean
  /** Stands before the search and the filters. */
  words: readonly string[]
}

/** The lines of a list: those of its tree, where it is shown as one. */
function linesOf({ list, config, rows, among, isSelected }: PaperRowsProps): readonly TreeLine[] {
  const { tree } = config
  if (!list.isTree || !tree || isSelected) return rows.map((row) => ({ row, level: 0 }))
  const all = among ?? list.read.value ?? rows
  return treeLines(treeItems(all, tree, rows))
}

/** Rows of a list on paper: what they are narrowed to in words, and a table of them. */
export function PaperRows(props: PaperRowsProps) {
  const { list, config, columns, rows, words, count = rows.length } = props
  const text = useText()
  const { t, locale } = useUi()
  const lines = linesOf(props)
  const { search } = list.address
  const named = config.label ?? columns[0]?.id
  // A tree stands in the column that names a row.
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

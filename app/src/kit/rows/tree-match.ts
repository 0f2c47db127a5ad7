import { type GridColumn, searchedText, searchedWords } from '@ronde/ui/grid'
import type { Locale } from '../../locales/intl.ts'
import type { TreeShape } from './shape.ts'
import type { AnyRow } from '../place/row.ts'

interface Searched {
  /** All rows of the tree, headings left out. */
  rows: readonly AnyRow[]
  columns: readonly GridColumn<AnyRow>[]
  search: string
  tree: Pick<TreeShape<AnyRow, string>, 'id' | 'parent'>
  locale: Locale
}

/** As many words as the tree of the library looks for. */
const mostWords = 30

type RowTest = (row: AnyRow) => boolean

/**
 * The test of a search in a tree: a row says a word of it in one of its columns, and the others stand in it or above it.
 * The tree shows its hits by the same rule: the rows that are counted are those that are found. Undefined when nothing is searched.
 */
export function treeMatch({ rows, columns, search, tree: { id, parent }, locale }: Searched): RowTest | undefined {
  const words = searchedWords(search).slice(0, mostWords)
  if (words.length === 0) return undefined
  const byId = new Map(rows.map((row) => [row[id], row]))
  const above = (row: AnyRow) => (parent === undefined ? undefined : byId.get(row[parent]))
  const own = (row: AnyRow) => words.filter((word) => searchedText(columns, row, locale).includes(word))
  return (row) => {
    const said = new Set(own(row))
    if (said.size === 0) return false
    const seen = new Set([row])
    for (let at = above(row); at && !seen.has(at); at = above(at)) {
      seen.add(at)
      for (const word of own(at)) said.add(word)
    }
    return words.every((word) => said.has(word))
  }
}

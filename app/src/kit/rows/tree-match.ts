import { type GridColumn, searchedText, searchedWords } from '@ronde/ui/grid'
import type { Locale } from '../../locales/intl.ts'
import type { TreeShape } from './shape.ts'
import type { AnyRow } from '../place/row.ts'

interface Searched {
  /** All rows of the tree, without headings. */
  rows: readonly AnyRow[]
  columns: readonly GridColumn<AnyRow>[]
  search: string
  tree: Pick<TreeShape<AnyRow, string>, 'id' | 'parent'>
  locale: Locale
}

/** Most words of a search, as in the library's tree. */
const mostWords = 30

type RowTest = (row: AnyRow) => boolean

/**
 * Whether a row matches a search in a tree: one of its columns has a word of it, and the row or its ancestors have the others.
 * The library's tree uses the same rule, so that the counted rows are those it shows. Undefined without a search.
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

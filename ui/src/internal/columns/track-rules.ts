import type { Track } from './tracks.ts'

const properties = {
  flex: 'flex',
  minInlineSize: 'min-inline-size',
  insetInlineStart: 'inset-inline-start',
  insetInlineEnd: 'inset-inline-end',
} as const
const names = Object.keys(properties) as (keyof typeof properties)[]

/**
 * The strips as rules for the cells of one grid, `data-columns` of its root: some 400 cells with styles of their own take as long as all else
 * that is done to show them, and could share none of what the browser works out.
 */
export function trackRules<Row>(id: string, tracks: readonly Track<Row>[]): string {
  const root = `[data-columns="${id}"]`
  // Matches the headings' row and the rows by child combinators, so that a grid inside a cell is left alone.
  const rows = `:where(${root} > div, ${root} > div > div) > [role="row"]`
  return tracks
    .map(({ style }, at) => {
      const said = names.flatMap((name) => (style[name] === undefined ? [] : `${properties[name]}:${style[name]}`))
      // Leaves out cells that span all columns. Same specificity as the cells' own rules, and later in the sheet.
      return `${rows} > [aria-colindex="${at + 1}"]:not([aria-colspan]){${said.join(';')}}`
    })
    .join('\n')
}

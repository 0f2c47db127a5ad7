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
  // The row of headings stands beside the rows; a grid within a cell is none of it.
  const rows = `:where(${root} > div, ${root} > div > div) > [role="row"]`
  return tracks
    .map(({ style }, at) => {
      const said = names.flatMap((name) => (style[name] === undefined ? [] : `${properties[name]}:${style[name]}`))
      // Not the one cell of a line that goes over all strips. As strong as any rule of cells, and later than they are.
      return `${rows} > [aria-colindex="${at + 1}"]:not([aria-colspan]){${said.join(';')}}`
    })
    .join('\n')
}

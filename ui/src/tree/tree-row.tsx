import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ActiveMark } from '../internal/rows/active-mark.tsx'
import { Icon } from '../icon/index.ts'
import type { LinkComponent } from '../theme/ui-context.ts'
import type { MovePosition } from './tree-move.ts'
import type { AnyItem } from './tree-props.ts'
import { hitIn } from './tree-search.ts'
import { checked, mixed } from './tree-selection.ts'
import type { RowsView } from './tree-view-types.ts'

export interface TreeRowProps {
  view: RowsView
  item: AnyItem
  /** Its place from the top, and what ids end with. */
  row: number
  level: number
  position: number
  setSize: number
  /** Undefined when it cannot be opened. */
  isOpen: boolean | undefined
  isSelected: boolean
  /** Of its box with three states. */
  box: number
  /** Its ancestors' texts, in a flat list. */
  path: string
  isCut: boolean
  drop: MovePosition | 'refused' | undefined
  /** The cell that is active when it is in this row, -1 for the row itself; null when it is not. */
  activeCell: number | null
}

const levels: CSSProperties[] = []
/** The same object for all rows of a level, so that React compares it once. */
export const levelStyle = (level: number): CSSProperties =>
  (levels[level] ??= { '--level': level - 1 } as CSSProperties)

const boxNames = { 0: false, [mixed]: 'mixed', [checked]: true } as const
const boxOf = (box: number) => boxNames[box as keyof typeof boxNames]

/** One row of a tree or a tree-grid; plain elements and no handlers of its own. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { view, item, row, level, position, setSize, isOpen, isSelected, box, isCut, drop, activeCell } = props
  const { mode, cellsOf } = view
  const hasBox = mode === 'checkbox'
  const isItem = cellsOf === null
  const state = view.stateOf?.(item)
  return (
    <div
      role={isItem ? 'treeitem' : 'row'}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-rowindex={isItem ? undefined : row + 2}
      aria-expanded={isOpen}
      aria-selected={mode === 'none' || (isItem && hasBox) ? undefined : hasBox ? box === checked : isSelected}
      aria-checked={isItem && hasBox ? boxOf(box) : undefined}
      aria-labelledby={isItem && view.hasMenus ? `${view.id}-${row}` : undefined}
      tabIndex={activeCell === -1 ? 0 : -1}
      data-state={state}
      data-row={row}
      data-cut={isCut || undefined}
      data-drop={drop}
      style={levelStyle(level)}
    >
      {isItem ? (
        <>
          {labelOf(props)}
          {view.hasMenus && menuButton(props)}
        </>
      ) : (
        cellsOf({ item, activeCell, label: labelOf(props), menu: view.hasMenus && menuButton(props) })
      )}
      {activeCell !== null && <ActiveMark keeper={view.keeper} at={activeCell} />}
    </div>
  )
})

/** Functions, not components: some hundred components more would be felt when scrolling. */
function labelOf({ view, item, row, isOpen, box, path }: TreeRowProps): ReactNode {
  const text = view.textOf(item)
  const icon = view.iconOf?.(item)
  const inGrid = view.cellsOf !== null
  const href = view.hrefOf?.(item)
  const said = view.query === '' ? text : marked(text, view.query)
  const state = boxOf(box)
  const rowState = view.stateOf?.(item)
  return (
    <>
      {!view.isFlat && <span data-twist={isOpen === undefined ? 'none' : isOpen ? 'open' : 'closed'} aria-hidden />}
      {/* In a tree the item itself tells its state; the row of a grid cannot. */}
      {view.mode === 'checkbox' &&
        (inGrid ? (
          <span
            role="checkbox"
            tabIndex={-1}
            data-box={state}
            aria-checked={state}
            aria-label={view.t('tree.select', { name: text })}
          />
        ) : (
          <span data-box={state} aria-hidden />
        ))}
      {icon && <Icon name={icon} />}
      <span data-label="" id={view.hasMenus ? `${view.id}-${row}` : undefined}>
        <span data-text="">{href === undefined ? said : linkTo(view.link, href, said)}</span>
        {rowState && <span data-note="neutral">{view.t(`tree.${rowState}`)}</span>}
        {path !== '' && <span data-path="">{path}</span>}
        {!inGrid && view.endOf?.(item)}
      </span>
    </>
  )
}

// The row has the focus and Enter; a drag of the row is none of the link.
export const linkTo = (Link: LinkComponent, href: string, content: ReactNode): ReactNode => (
  <Link href={href} tabIndex={-1} draggable={false} data-link="">
    {content}
  </Link>
)

function marked(text: string, query: string): ReactNode {
  const hit = hitIn(text, query)
  if (!hit) return text
  const [from, to] = hit
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}

const menuButton = ({ view, item }: TreeRowProps): ReactNode => (
  <button
    type="button"
    data-menu=""
    data-dots=""
    tabIndex={-1}
    aria-haspopup="menu"
    aria-label={view.t('tree.itemActions', { name: view.textOf(item) })}
  />
)

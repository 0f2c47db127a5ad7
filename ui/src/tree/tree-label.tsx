import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import type { LabelProps } from '../internal/rows/row.tsx'
import { linkTo } from '../internal/rows/row-link.tsx'
import type { AnyRow } from '../internal/rows/row-source.ts'
import type { Translate } from '../messages/index.ts'
import type { LinkComponent } from '../theme/ui-context.ts'
import type { TreeViewProps } from './tree-props.ts'
import { hitIn } from './tree-search.ts'

interface LabelOptions extends Pick<
  TreeViewProps,
  'itemText' | 'itemIcon' | 'itemHref' | 'itemEnd' | 'rowState' | 'rowStateTexts' | 'isFlat'
> {
  /** The text that is searched, folded; '' without a search. */
  query: string
  inGrid: boolean
  hasBoxes: boolean
  /** Begins the ids of labels. */
  labelId: string | undefined
  link: LinkComponent
  t: Translate
}

/** The content of a tree's own column. Functions, not components: some hundred components more would be felt when scrolling. */
export function labelsWith({ itemText, itemIcon, itemHref, itemEnd, rowState, rowStateTexts, ...view }: LabelOptions) {
  const { query, inGrid, hasBoxes, labelId, link, isFlat, t } = view

  const box = (text: string, state: boolean | 'mixed') =>
    // In a tree the item itself tells its state; the row of a grid cannot.
    inGrid ? (
      <span
        role="checkbox"
        tabIndex={-1}
        data-box={state}
        aria-checked={state}
        aria-label={t('tree.select', { name: text })}
      />
    ) : (
      <span data-box={state} aria-hidden />
    )

  return ({ item, row, isOpen, box: state = false, path, id }: LabelProps): ReactNode => {
    const text = itemText(item)
    const icon = itemIcon?.(item)
    const href = itemHref?.(item)
    const said = query === '' ? text : marked(text, query)
    const stands = rowState?.(item)
    return (
      <>
        {!isFlat && <span data-twist={isOpen === undefined ? 'none' : isOpen ? 'open' : 'closed'} aria-hidden />}
        {hasBoxes && box(text, state)}
        {icon && <Icon name={icon} />}
        <span data-label="" id={labelId === undefined ? undefined : `${labelId}-${row}`}>
          <span data-text="">{href === undefined ? said : linkTo(link, href, said)}</span>
          {stands && <span data-note="neutral">{rowStateTexts?.[stands] ?? t(`tree.${stands}`)}</span>}
          {path && <span data-path="">{path}</span>}
          {/* Its own element for each row: it may hold a state. */}
          {!inGrid && itemEnd && <Fragment key={id}>{itemEnd(item)}</Fragment>}
        </span>
      </>
    )
  }
}

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

/** The button of an item's menu. */
export const menuButtons =
  ({ itemText, t }: Pick<LabelOptions, 'itemText' | 't'>) =>
  (item: AnyRow): ReactNode => (
    <button
      type="button"
      data-menu=""
      data-dots=""
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={t('tree.itemActions', { name: itemText(item) })}
    />
  )

import { useId } from 'react'
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { Badge } from '../badge/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Bar, Panel, Tab } from './tabs.styles.ts'

export interface TabItem {
  /** Key, told when it is chosen. */
  id: string
  /** What the tab is called. */
  text: string
  /** With one, the tabs are a navigation of links. */
  href?: string
  /** A count or a state after the text. */
  badge?: ReactNode
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'> {
  /** Tabs from first to last. */
  items: readonly TabItem[]
  /** Id of the tab that is shown. */
  selected: string
  /** Chosen by press or arrow key; links choose by navigating. */
  onSelect?: (choice: { id: string }) => void
  /** Name of the row of tabs. */
  label: string
  /** Content of the selected tab. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Several views of one thing. With `href` a navigation of links, without it the tabs of the ARIA Authoring Practices. */
export function Tabs(props: TabsProps) {
  return props.items.some(({ href }) => href) ? <LinkTabs {...props} /> : <PanelTabs {...props} />
}

function LinkTabs({ items, selected, onSelect, label, children, ...rest }: TabsProps) {
  const { link } = useUi()
  return (
    <>
      <nav {...rest} aria-label={label}>
        <Bar as="ul">
          {items.map(({ id, text, href, badge }) => (
            <li key={id}>
              <Tab as={link} href={href ?? ''} aria-current={id === selected ? 'page' : undefined} onClick={() => onSelect?.({ id })}>
                {text}
                {badge !== undefined && <Badge>{badge}</Badge>}
              </Tab>
            </li>
          ))}
        </Bar>
      </nav>
      {children !== undefined && <Panel>{children}</Panel>}
    </>
  )
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

function PanelTabs({ items, selected, onSelect, label, children, ref, ...rest }: TabsProps) {
  const prefix = useId()
  const hasPanel = children !== undefined

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = (isRightToLeft && mirrored[event.key]) || event.key
    const at = items.findIndex(({ id }) => id === selected)
    const next = items[moves[key]?.(at, items.length) ?? -1]
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onSelect?.({ id: next.id })
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <>
      <Bar {...rest} ref={ref as Ref<HTMLDivElement>} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ id, text, badge }, at) => {
          const isSelected = id === selected
          return (
            <Tab
              key={id}
              type="button"
              role="tab"
              id={`${prefix}${id}`}
              data-tab={id}
              aria-selected={isSelected}
              aria-controls={isSelected && hasPanel ? `${prefix}panel` : undefined}
              // One tab must be reachable even while none is selected.
              tabIndex={isSelected || (at === 0 && !items.some((item) => item.id === selected)) ? 0 : -1}
              onClick={() => onSelect?.({ id })}
            >
              {text}
              {badge !== undefined && <Badge>{badge}</Badge>}
            </Tab>
          )
        })}
      </Bar>
      {hasPanel && (
        <Panel role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${selected}`} tabIndex={0}>
          {children}
        </Panel>
      )}
    </>
  )
}

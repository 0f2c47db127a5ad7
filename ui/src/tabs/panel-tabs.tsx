import { useId } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Badge } from '../badge/index.ts'
import { overflowItem } from '../internal/actions/use-overflow.ts'
import { RestMenu } from './rest-menu.tsx'
import { Bar, List, Panel, Sides, Tab } from './tabs.styles.ts'
import type { ShownTabsProps } from './tabs.tsx'
import { useShownTabs } from './use-shown-tabs.ts'

/** The tabs of the ARIA Authoring Practices. Keys come to a disabled tab, so that it is heard, and do not select it. */
export function PanelTabs({
  items,
  selected,
  onSelect,
  label,
  orientation = 'horizontal',
  activation = 'automatic',
  children,
  ref,
  ...rest
}: ShownTabsProps) {
  const prefix = useId()
  const hasPanel = children !== undefined
  const isVertical = orientation === 'vertical'
  const { setRow, shown, rest: others } = useShownTabs({ items, selected, isVertical })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [onwards, back] = isVertical
      ? ['ArrowDown', 'ArrowUp']
      : isRightToLeft
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft']
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const steps: Record<string, number> = {
      [onwards]: (at + 1) % tabs.length,
      [back]: (at <= 0 ? tabs.length : at) - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : shown[step]
    if (step === undefined || !next) return
    event.preventDefault()
    tabs[step]?.focus()
    if (activation === 'automatic' && !next.isDisabled) onSelect({ id: next.id })
  }

  return (
    <Sides data-orientation={orientation}>
      <Bar ref={setRow} data-orientation={orientation}>
        <List
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          onKeyDown={onKeyDown}
        >
          {shown.map(({ id, text, badge, isDisabled, at }) => {
            const isSelected = id === selected
            return (
              <Tab
                {...overflowItem(at)}
                key={id}
                type="button"
                role="tab"
                id={`${prefix}${id}`}
                aria-selected={isSelected}
                aria-disabled={isDisabled || undefined}
                aria-controls={isSelected && hasPanel ? `${prefix}panel` : undefined}
                // One tab must be reachable even while none is selected.
                tabIndex={isSelected || (at === 0 && !items.some((item) => item.id === selected)) ? 0 : -1}
                onClick={() => !isDisabled && onSelect({ id })}
              >
                {text}
                {badge !== undefined && <Badge>{badge}</Badge>}
              </Tab>
            )
          })}
        </List>
        {others.length > 0 && <RestMenu tabs={others} onSelect={onSelect} />}
      </Bar>
      {hasPanel && (
        <Panel role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${selected}`} tabIndex={0}>
          {children}
        </Panel>
      )}
    </Sides>
  )
}

import { Badge } from '../badge/index.ts'
import { overflowItem } from '../internal/actions/use-overflow.ts'
import { useUi } from '../theme/ui-context.ts'
import { RestMenu } from './rest-menu.tsx'
import { Bar, List, Panel, Sides, Tab } from './tabs.styles.ts'
import type { ShownTabsProps } from './tabs.tsx'
import { useShownTabs } from './use-shown-tabs.ts'

/** Tabs whose views have addresses of their own. */
export function LinkTabs({
  items,
  selected,
  onSelect,
  label,
  orientation = 'horizontal',
  activation: _activation,
  children,
  ref,
  ...rest
}: ShownTabsProps) {
  const { link } = useUi()
  const { setRow, shown, rest: others } = useShownTabs({ items, selected, isVertical: orientation === 'vertical' })
  return (
    <Sides data-orientation={orientation}>
      <nav {...rest} ref={ref} aria-label={label}>
        <Bar ref={setRow} data-orientation={orientation}>
          <List as="ul">
            {shown.map(({ id, text, href, badge, isDisabled, at }) => {
              const target = isDisabled
                ? { as: 'span' as const, role: 'link', 'aria-disabled': true }
                : {
                    as: link,
                    href: href ?? '',
                    'aria-current': id === selected ? ('page' as const) : undefined,
                    onClick: () => onSelect({ id }),
                  }
              return (
                <li key={id} {...overflowItem(at)}>
                  <Tab {...target}>
                    {text}
                    {badge !== undefined && <Badge>{badge}</Badge>}
                  </Tab>
                </li>
              )
            })}
          </List>
          {others.length > 0 && <RestMenu tabs={others} onSelect={onSelect} />}
        </Bar>
      </nav>
      {children !== undefined && <Panel>{children}</Panel>}
    </Sides>
  )
}

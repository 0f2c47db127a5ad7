import { mergeProps, useButton, useObjectRef } from 'react-aria'
import { Icon } from '../icon/index.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { Menu } from '../menu/index.ts'
import type { MenuItem, MenuTriggerProps } from '../menu/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import type { TooltipTriggerProps } from '../tooltip/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { holdsCurrent, isCurrent } from './drawer-item.ts'
import type { DrawerItem } from './drawer-item.ts'
import { Entry, Items } from './drawer.styles.ts'

interface DrawerRailProps {
  items: readonly DrawerItem[]
  currentPath: string
}

const toMenu = (items: readonly DrawerItem[]): MenuItem[] =>
  items.map(({ id, text, icon, href, items: children }) => ({
    id,
    text,
    icon,
    href,
    items: children && toMenu(children),
  }))

/** The mini drawer: icons whose names are tooltips; a parent opens its links as a menu beside it. */
export function DrawerRail({ items, currentPath }: DrawerRailProps) {
  const { link } = useUi()
  return (
    <Items>
      {items.map((item) => (
        <li key={item.id}>
          <Tooltip content={item.text} placement="right" isName>
            {(tooltip) =>
              item.items ? (
                <RailMenu item={item} isHeld={holdsCurrent(item, currentPath)} tooltip={tooltip} />
              ) : (
                <Entry
                  {...tooltip}
                  as={link}
                  href={item.href ?? ''}
                  data-entry
                  aria-label={item.text}
                  aria-current={isCurrent(item, currentPath, false) ? 'page' : undefined}
                >
                  <Icon name={item.icon ?? ''} size={20} />
                </Entry>
              )
            }
          </Tooltip>
        </li>
      ))}
    </Items>
  )
}

interface RailMenuProps {
  item: DrawerItem
  /** Whether the current page is below this entry. */
  isHeld: boolean
  tooltip: TooltipTriggerProps
}

function RailMenu(props: RailMenuProps) {
  const { text, items = [] } = props.item
  // oxlint-disable-next-line react/no-unstable-nested-components -- a render prop, called and not mounted
  return (
    <Menu
      items={toMenu(items)}
      label={text}
      placement="right-start"
      trigger={(trigger) => <RailParent {...props} trigger={trigger} />}
    />
  )
}

interface RailParentProps extends RailMenuProps {
  trigger: MenuTriggerProps
}

function RailParent({ item, isHeld, tooltip, trigger }: RailParentProps) {
  const { ref: tooltipRef, ...tooltipProps } = tooltip
  const { ref: triggerRef, onPress, onKeyDown, ...triggerProps } = trigger
  const root = useObjectRef(useMergedRefs<HTMLButtonElement>(tooltipRef, triggerRef))
  const { buttonProps } = useButton({ onPress, 'aria-label': item.text }, root)
  return (
    <Entry
      as="button"
      {...mergeProps(tooltipProps, { onKeyDown }, buttonProps)}
      {...triggerProps}
      ref={root}
      data-entry
      data-holds-current={isHeld || undefined}
    >
      <Icon name={item.icon ?? ''} size={20} />
    </Entry>
  )
}

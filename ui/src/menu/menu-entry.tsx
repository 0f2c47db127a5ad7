import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { MenuChoice } from './menu-item.ts'
import { Described, Description, Entry, Shortcut, Space } from './menu.styles.ts'

export interface MenuEntryProps {
  item: MenuChoice
  /** Whether its submenu is open. */
  isOpen: boolean
  /** Whether others of the list have icons, so that texts stand under one another. */
  hasIcons: boolean
  onChoose: (item: MenuChoice) => void
  /** The pointer came over it. */
  onPoint: (item: MenuChoice) => void
}

/** One entry; a real link where it goes somewhere, so that it can be opened in a new tab. */
export function MenuEntry({ item, isOpen, hasIcons, onChoose, onPoint }: MenuEntryProps) {
  const { link } = useUi()
  const goes = item.href !== undefined && !item.items && !item.isDisabled
  const target = goes ? { as: link, href: item.href } : { as: 'div' as const }
  const isParent = item.items !== undefined
  const description = useId()

  return (
    <Entry
      {...target}
      role="menuitem"
      tabIndex={-1}
      data-id={item.id}
      data-tone={item.tone}
      aria-disabled={item.isDisabled || undefined}
      aria-describedby={item.description === undefined ? undefined : description}
      aria-haspopup={isParent ? 'menu' : undefined}
      aria-expanded={isParent ? isOpen : undefined}
      aria-keyshortcuts={item.shortcut?.replace('Ctrl', 'Control')}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (item.isDisabled) event.preventDefault()
        else onChoose(item)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        // Enter already clicks a link; nothing clicks a plain element, and Space clicks neither.
        if (event.key !== ' ' && (goes || event.key !== 'Enter')) return
        event.preventDefault()
        event.currentTarget.click()
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) {
          event.currentTarget.focus({ preventScroll: true })
          onPoint(item)
        }
      }}
    >
      {item.icon ? <Icon name={item.icon} /> : hasIcons && <Space />}
      {item.description === undefined ? <span data-text>{item.text}</span> : (
        <Described data-described>
          <span data-text>{item.text}</span>
          <Description id={description} aria-hidden>{item.description}</Description>
        </Described>
      )}
      {item.shortcut && <Shortcut aria-hidden>{item.shortcut}</Shortcut>}
      {isParent && <Icon name={ChevronRight} />}
    </Entry>
  )
}

import { ChevronRight, Circle, CircleDot, Square, SquareCheck } from 'lucide-react'
import { useId } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { MenuEntryItem } from './menu-rows.ts'
import { Described, Description, Entry, Shortcut, Space } from './menu.styles.ts'

interface MenuEntryProps {
  item: MenuEntryItem
  /** Whether its submenu is open. */
  isOpen: boolean
  /** Whether others of the list have icons or marks, so that texts stand under one another. */
  hasIcons: boolean
  /** `stays`: the menu is not to close. */
  onChoose: (item: MenuEntryItem, stays: boolean) => void
  /** The pointer came over it. */
  onPoint: (item: MenuEntryItem) => void
}

const roles = { checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const
/** Off, and on: the shape says it, not the colour alone. */
const marks = { checkbox: [Square, SquareCheck], radio: [Circle, CircleDot] } as const

/** One entry; a real link where it goes somewhere, so that it can be opened in a new tab. */
export function MenuEntry({ item, isOpen, hasIcons, onChoose, onPoint }: MenuEntryProps) {
  const { link } = useUi()
  const goes = item.href !== undefined && !item.items && !item.isDisabled
  const target = goes ? { as: link, href: item.href } : { as: 'div' as const }
  const isParent = item.items !== undefined
  const mark = item.kind && marks[item.kind][item.isChecked ? 1 : 0]
  const description = useId()

  return (
    <Entry
      {...target}
      role={item.kind ? roles[item.kind] : 'menuitem'}
      tabIndex={-1}
      lang={item.lang}
      data-id={item.id}
      data-tone={item.tone}
      aria-checked={item.isChecked}
      aria-disabled={item.isDisabled || undefined}
      aria-describedby={item.description === undefined ? undefined : description}
      aria-haspopup={isParent ? 'menu' : undefined}
      aria-expanded={isParent ? isOpen : undefined}
      aria-keyshortcuts={item.shortcut?.replace('Ctrl', 'Control')}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (item.isDisabled) event.preventDefault()
        else onChoose(item, false)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        // Enter already clicks a link; nothing clicks a plain element, and Space clicks neither.
        if (goes && event.key === 'Enter' && !event.repeat) return
        event.preventDefault()
        // The key that opened the menu may still be held down.
        if (event.repeat) return
        if (event.key === 'Enter' || !item.kind) event.currentTarget.click()
        // Several can be set one after the other.
        else if (!item.isDisabled) onChoose(item, true)
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) {
          event.currentTarget.focus({ preventScroll: true })
          onPoint(item)
        }
      }}
    >
      {mark ? <Icon name={mark} data-mark /> : item.icon ? <Icon name={item.icon} /> : hasIcons && <Space />}
      {item.description === undefined ? (
        <span data-text>{item.text}</span>
      ) : (
        <Described data-described>
          <span data-text>{item.text}</span>
          <Description id={description} aria-hidden>
            {item.description}
          </Description>
        </Described>
      )}
      {item.shortcut && <Shortcut aria-hidden>{item.shortcut}</Shortcut>}
      {isParent && <Icon name={ChevronRight} />}
    </Entry>
  )
}

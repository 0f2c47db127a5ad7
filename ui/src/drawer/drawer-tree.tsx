import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { holdsCurrent, isCurrent } from './drawer-item.ts'
import type { DrawerItem } from './drawer-item.ts'
import { Entry, Items } from './drawer.styles.ts'

interface DrawerTreeProps {
  items: readonly DrawerItem[]
  currentPath: string
  isChild?: boolean
  /** A link was followed. */
  onNavigate?: () => void
}

/** Moves among the entries that show, as the disclosure navigation of the ARIA Authoring Practices offers beside Tab. */
export function moveAmongEntries(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }
  const entry = entries[steps[event.key] ?? -1]
  if (at < 0 || !entry) return
  event.preventDefault()
  entry.focus()
}

/** Links, and parents that show and hide theirs. */
export function DrawerTree({ items, currentPath, isChild = false, onNavigate }: DrawerTreeProps) {
  const { link } = useUi()
  return (
    <Items>
      {items.map((item) => (
        <li key={item.id}>
          {item.items ? (
            <Parent item={item} currentPath={currentPath} onNavigate={onNavigate} />
          ) : (
            <Entry
              as={link}
              href={item.href ?? ''}
              data-entry
              aria-current={isCurrent(item, currentPath, isChild) ? 'page' : undefined}
              onClick={onNavigate}
            >
              {(item.icon || !isChild) && <Icon name={item.icon ?? ''} />}
              <span data-text>{item.text}</span>
            </Entry>
          )}
        </li>
      ))}
    </Items>
  )
}

interface ParentProps extends Pick<DrawerTreeProps, 'currentPath' | 'onNavigate'> {
  item: DrawerItem
}

function Parent({ item, currentPath, onNavigate }: ParentProps) {
  const id = useId()
  const holds = holdsCurrent(item, currentPath)
  const [isOpen, setOpen] = useState(holds)
  const [held, setHeld] = useState(holds)
  if (held !== holds) {
    // The page moved into this part, by a link elsewhere: show where it is.
    setHeld(holds)
    if (holds) setOpen(true)
  }
  return (
    <>
      <Entry
        as="button"
        type="button"
        data-entry
        data-holds-current={(holds && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon && <Icon name={item.icon} />}
        <span data-text>{item.text}</span>
        <Icon name={ChevronDown} data-arrow />
      </Entry>
      <div id={id} hidden={!isOpen}>
        {isOpen && <DrawerTree items={item.items ?? []} currentPath={currentPath} isChild onNavigate={onNavigate} />}
      </div>
    </>
  )
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useAnchored } from '../internal/anchor/index.ts'
import type { Anchor, Placement } from '../internal/anchor/index.ts'
import { MenuEntry } from './menu-entry.tsx'
import { typeAhead } from './menu-item.ts'
import type { MenuItem } from './menu-item.ts'
import { entriesOf, isGroup, rowsOf } from './menu-rows.ts'
import type { MenuEntryItem } from './menu-rows.ts'
import { MenuSection } from './menu-section.tsx'
import { List, Separator } from './menu.styles.ts'

/** An element, or a point of the viewport in px. */
export type MenuAnchor = Anchor

interface MenuListProps {
  items: readonly MenuItem[]
  anchor: MenuAnchor
  placement: Placement
  label: string
  /** Where the focus starts. */
  start: 'first' | 'last'
  isSubmenu?: boolean
  /** Back to where this list came from. */
  onBack: () => void
  /** `stays`: the menu is not to close. */
  onChoose: (item: MenuEntryItem, stays: boolean) => void
}

const elementsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** One level of a menu, with the levels opened from it. */
export function MenuList({
  items,
  anchor,
  placement,
  label,
  start,
  isSubmenu = false,
  onBack,
  onChoose,
}: MenuListProps) {
  const list = useRef<HTMLUListElement | null>(null)
  const typed = useRef({ text: '', at: 0 })
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<{ id: string; anchor: Element } | null>(null)
  const { setFloating, floatingStyles } = useAnchored({
    anchor,
    placement,
    maxHeight: 448,
    // On a narrow screen a submenu fits on neither side: it lies over its parent rather than beyond the edge.
    ...(isSubmenu ? { gap: 2, nudge: -5, mayCover: true } : {}),
  })

  useLayoutEffect(() => {
    const entries = list.current ? elementsOf(list.current) : []
    const entry = start === 'last' ? entries.at(-1) : entries[0]
    ;(entry ?? list.current)?.focus({ preventScroll: true })
  }, [start])
  // Other entries may have come while it is open, and the one with the focus be gone. The list takes the keys, none is chosen.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })
  useEffect(() => () => clearTimeout(hover.current), [])

  const rows = rowsOf(items)
  const all = rows.flatMap(entriesOf)
  const hasIcons = all.some(({ icon, kind }) => icon ?? kind)
  // Looked up anew: a mark of the submenu may have been turned while it is open.
  const opened = open && all.find(({ id }) => id === open.id)
  const entryOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
  const openSubmenu = (item: MenuEntryItem | undefined) => {
    clearTimeout(hover.current)
    const entry = item?.items && !item.isDisabled && entryOf(item.id)
    setOpen(item && entry ? { id: item.id, anchor: entry } : null)
  }
  const back = () => {
    const from = open && entryOf(open.id)
    setOpen(null)
    from?.focus()
  }

  /** Where one more letter leads; -1 when nothing begins so. Letters belong together while less than half a second lies between them. */
  const seek = ({ key, timeStamp, currentTarget }: KeyboardEvent<HTMLElement>, isNew: boolean): number => {
    const entries = elementsOf(currentTarget)
    const text = isNew ? key : typed.current.text + key
    const found = typeAhead(
      entries.map((entry) => entry.querySelector('[data-text]')?.textContent ?? ''),
      text,
      entries.findIndex((entry) => entry === document.activeElement),
    )
    if (key === ' ' && found < 0) return found
    typed.current = { text, at: timeStamp }
    entries[found]?.focus()
    return found
  }
  const isPaused = ({ timeStamp }: KeyboardEvent) => typed.current.text === '' || timeStamp - typed.current.at >= 500
  // Before the entry hears of it: a space within the letters of an entry is one of them, and chooses nothing.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' || isPaused(event) || seek(event, false) < 0) return
    event.stopPropagation()
    event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The focus scope moves on from the trigger, and the menu closes when the focus leaves it.
    if (event.key === 'Tab') return
    // Keys pressed here stay here: they are not the dialog's Escape nor the grid's arrows.
    event.stopPropagation()
    // The browser's Back and Forward, among others.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const entries = elementsOf(event.currentTarget)
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const current = all.find((item) => item.id === entries[at]?.dataset.id)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at <= 0 ? entries.length : at) - 1,
      Home: 0,
      End: entries.length - 1,
    }
    const step = steps[event.key]
    if (step !== undefined) {
      openSubmenu(undefined)
      entries[step]?.focus()
    } else if (event.key === inwards && current) openSubmenu(current)
    else if (event.key === 'Escape' || (event.key === outwards && isSubmenu)) onBack()
    else if (event.key.length === 1 && event.key !== ' ') seek(event, isPaused(event))
    else return
    event.preventDefault()
  }

  const onPoint = (item: MenuEntryItem) => {
    clearTimeout(hover.current)
    // Long enough to cross a neighbour on the way into the submenu.
    hover.current = setTimeout(() => openSubmenu(item.items ? item : undefined), 160)
  }

  const drawEntry = (item: MenuEntryItem) => (
    <li key={item.id} role="none">
      <MenuEntry
        item={item}
        isOpen={open?.id === item.id}
        hasIcons={hasIcons}
        onChoose={(chosen, stays) => (chosen.items ? openSubmenu(chosen) : onChoose(chosen, stays))}
        onPoint={onPoint}
      />
    </li>
  )

  return (
    <>
      <List
        ref={(element: HTMLUListElement | null) => {
          list.current = element
          setFloating(element)
        }}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        style={floatingStyles}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={onKeyDown}
      >
        {rows.map((item) => {
          if (item.kind === 'separator') return <Separator key={item.id} role="separator" />
          const entries = entriesOf(item).map(drawEntry)
          return isGroup(item) ? (
            <MenuSection key={item.id} group={item} menuLabel={label}>
              {entries}
            </MenuSection>
          ) : (
            entries
          )
        })}
      </List>
      {open && opened?.items && (
        <div onPointerEnter={() => clearTimeout(hover.current)} role="none">
          <MenuList
            items={opened.items}
            anchor={open.anchor}
            placement={getComputedStyle(open.anchor).direction === 'rtl' ? 'left-start' : 'right-start'}
            label={opened.text}
            start="first"
            isSubmenu
            onBack={back}
            onChoose={onChoose}
          />
        </div>
      )}
    </>
  )
}

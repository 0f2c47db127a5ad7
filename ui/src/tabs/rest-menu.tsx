import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { useSoon } from '../internal/later.ts'
import { LaterMenu, menuPopover } from '../menu/later-menu.tsx'
import { useUi } from '../theme/ui-context.ts'
import type { TabItem } from './tabs.tsx'

interface RestMenuProps {
  tabs: readonly TabItem[]
  onSelect: (choice: { id: string }) => void
}

/** The tabs that the row has no room for. The menu is loaded where there is such a button. */
export function RestMenu({ tabs, onSelect }: RestMenuProps) {
  const { t } = useUi()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  useSoon(menuPopover)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  return (
    <>
      <IconButton
        ref={setButton}
        label={t('tabs.more')}
        icon={Ellipsis}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPress={() => setOpen(open ? null : 'first')}
        onKeyDown={onKeyDown}
      />
      {open && (
        <LaterMenu
          isOpen
          items={tabs.map(({ id, text, href, badge, isDisabled }) => ({
            id,
            href,
            isDisabled,
            text: typeof badge === 'number' || typeof badge === 'string' ? `${text} (${badge})` : text,
          }))}
          label={t('tabs.more')}
          placement="bottom-end"
          anchor={button}
          trigger={button}
          start={open}
          onOpenChange={() => setOpen(null)}
          onAction={onSelect}
        />
      )}
    </>
  )
}

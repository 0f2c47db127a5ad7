import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Icon } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Sheet } from './filter-editor.styles.ts'
import { FilterEditor } from './filter-editor.tsx'
import { Chip } from './popover-button.styles.ts'
import type { Filter } from './use-filters.ts'

interface FilterSheetProps {
  filters: readonly Filter[]
  onClear: () => void
  onClose: () => void
  /** Opens a further group; without it no further one can be opened. */
  onAddGroup?: () => void
}

/** All filters in a dialog, for where their buttons have no room. */
export function FilterSheet({ filters, onClear, onClose, onAddGroup }: FilterSheetProps) {
  const { t } = useUi()
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const last = filters.at(-1)?.group
  const lastBefore = useRef(last)
  useEffect(() => {
    // The button that added the group may have gone by its own press.
    if (lastBefore.current !== undefined && last !== undefined && last > lastBefore.current)
      list.current?.querySelector<HTMLElement>(`[data-group="${last}"]`)?.focus()
    lastBefore.current = last
  }, [last])
  const isClear = filters.every(({ said }) => said === '')
  return (
    <Dialog
      title={t('filter.all')}
      onOpenChange={onClose}
      footer={
        <>
          {/* Disabled, it would lose the focus by its own press. */}
          <Button aria-disabled={isClear || undefined} onPress={isClear ? undefined : onClear}>
            {t('filter.clearAll')}
          </Button>
          <Button tone="primary" onPress={onClose}>
            {t('filter.close')}
          </Button>
        </>
      }
    >
      <Sheet ref={list}>
        {filters.map(({ column, group, said, editor }, at) => {
          const name = `${group}.${column.id}`
          const isOpen = open === name
          const panel = `${id}-${name}`
          return (
            <li key={name}>
              {at > 0 && filters[at - 1]?.group !== group && <h3>{t('filter.group', { n: group })}</h3>}
              <Chip
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panel : undefined}
                data-group={group}
                data-set={said !== '' || undefined}
                onClick={() => setOpen(isOpen ? null : name)}
              >
                <span data-text="">{said ? t('filter.set', { name: column.text, value: said }) : column.text}</span>
                <Icon name={ChevronDown} size={12} />
              </Chip>
              {isOpen && (
                <div id={panel} data-editor="">
                  <FilterEditor {...editor} />
                </div>
              )}
            </li>
          )
        })}
      </Sheet>
      {onAddGroup && (
        <Button tone="quiet" onPress={onAddGroup}>
          {t('filter.addGroup')}
        </Button>
      )}
    </Dialog>
  )
}

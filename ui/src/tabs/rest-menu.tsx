import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { mergeProps, useTooltipTrigger } from 'react-aria'
import { useTooltipTriggerState } from 'react-stately'
import { useUi } from '../theme/ui-context.ts'
import { Dots, Tab } from './tabs.styles.ts'
import type { TabItem } from './tabs.tsx'
import { useRestLayers } from './use-rest-layers.ts'

interface RestMenuProps {
  tabs: readonly TabItem[]
  onSelect: ((choice: { id: string }) => void) | undefined
}

/** The tabs that the row has no room for. The button is there at once; what it opens is loaded when it is drawn. */
export function RestMenu({ tabs, onSelect }: RestMenuProps) {
  const { t } = useUi()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  const { Layers, ask } = useRestLayers()
  const tooltip = useTooltipTriggerState({ delay: 500, closeDelay: 80 })
  const { triggerProps: { 'aria-describedby': _, ...explained } } = useTooltipTrigger({}, tooltip, useMemo(() => ({ current: button }), [button]))

  const toggle = (start: 'first' | 'last' | null) => {
    setOpen(start)
    if (start && !Layers) ask()
  }
  const own = {
    onClick: () => toggle(open ? null : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      toggle(event.key === 'ArrowUp' ? 'last' : 'first')
    },
    // What is late does not open over what people have gone on to.
    onBlur: () => !Layers && setOpen(null),
  }

  return (
    <>
      <Tab {...mergeProps(explained, own)} ref={setButton} type="button" aria-label={t('tabs.more')} aria-haspopup="menu" aria-expanded={open !== null}>
        <Dots aria-hidden />
      </Tab>
      {Layers && (
        <Layers
          items={tabs.map(({ id, text, href, badge, isDisabled }) => ({
            id, href, isDisabled, text: typeof badge === 'number' || typeof badge === 'string' ? `${text} (${badge})` : text,
          }))}
          label={t('tabs.more')}
          button={button}
          open={open}
          tooltip={tooltip}
          onClose={() => setOpen(null)}
          onAction={(choice) => onSelect?.(choice)}
        />
      )}
    </>
  )
}

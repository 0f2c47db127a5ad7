import { X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { namedColor } from '../internal/color-name.ts'
import { SanitisedHtml } from '../internal/sanitised-html.tsx'
import { useUi } from '../theme/ui-context.ts'
import { longText, toastIcons } from './toast-options.ts'
import { Actions, Live, Region, Surface } from './toast.styles.ts'
import { queue, shown, toasts } from './toasts.ts'
import { useToastClock } from './use-toast-clock.ts'

/** Shows what `toasts.add()` queues. Mount it once, inside the `UiProvider`. */
export function ToastHost() {
  const { t } = useUi()
  const all = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const toast = shown(all)
  const { pauseProps } = useToastClock(toast)
  const before = useRef<Element | null>(null)
  const { type = 'info', text = '', icon, color, dismissible = true, button, isMultiline, onClick } = toast?.options ?? {}
  const isUrgent = type === 'warning' || type === 'error'
  const isLong = text.length > longText

  const close = () => {
    if (toast) toasts.close(toast.id)
    // The button that closed it is gone: back to where the focus came from.
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }
  const act = (what: () => void) => () => {
    close()
    what()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
    pauseProps.onFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dismissible) return
    event.stopPropagation()
    close()
  }
  const message = toast && <SanitisedHtml html={text} />
  const scrolls = isLong ? { 'data-scrolls': true, tabIndex: 0 } : {}

  return createPortal(
    // The attribute keeps it in reach and outside of no dialog while one is open.
    <Region role="region" aria-label={t('toast.region')} data-react-aria-top-layer>
      <Surface
        {...pauseProps}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const isOwnControl = event.target instanceof Element && event.target.closest('a, button')
          if (onClick && !isOwnControl) act(onClick)()
        }}
        data-empty={!toast || undefined}
        data-type={type}
        data-multiline={isMultiline || undefined}
        data-pressable={onClick ? true : undefined}
        style={color ? { '--toast-color': namedColor(color) } : undefined}
      >
        {toast && <Icon name={icon ?? toastIcons[type]} size={20} data-icon />}
        {/* Both stand there before there is anything to say: a screen reader tells only what appears in a region it knows. */}
        <Live role="status" {...(isUrgent ? {} : scrolls)}>{!isUrgent && !toast?.isTold && message}</Live>
        <Live role="alert" {...(isUrgent ? scrolls : {})}>{isUrgent && !toast?.isTold && message}</Live>
        {toast?.isTold && <Live {...scrolls}>{message}</Live>}
        {toast && (
          <Actions>
            {button && <Button size="small" tone="quiet" onPress={act(button.onPress)}>{button.text}</Button>}
            {onClick && !button && <Button size="small" tone="quiet" onPress={act(onClick)}>{t('toast.open')}</Button>}
            {dismissible && <IconButton size="small" label={t('toast.close')} icon={X} onPress={close} />}
          </Actions>
        )}
      </Surface>
    </Region>,
    document.body,
  )
}

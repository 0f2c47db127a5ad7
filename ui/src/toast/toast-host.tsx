import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useIsSSR } from 'react-aria'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { namedColor } from '../internal/color-name.ts'
import { useSoon } from '../internal/later.ts'
import { purifying, SanitisedHtml } from '../internal/sanitised-html.tsx'
import { useUi } from '../theme/ui-context.ts'
import { longText, mayBeTall, toastIcons } from './toast-options.ts'
import { Actions, Live, Region, Surface } from './toast.styles.ts'
import { queue, shown, toasts } from './toasts.ts'
import { useToastClock } from './use-toast-clock.ts'
import { useToastKey } from './use-toast-key.ts'

/** Shows the messages that `toasts.add()` queues. Mount it once, inside the `UiProvider`. */
export function ToastHost() {
  const { t } = useUi()
  useSoon(purifying)
  const isOnServer = useIsSSR()
  const all = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const toast = shown(all)
  const { pauseProps } = useToastClock(toast)
  const before = useRef<Element | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const {
    type = 'info',
    text = '',
    icon,
    color,
    dismissible = true,
    button,
    isMultiline,
    onClick,
  } = toast?.options ?? {}
  const isUrgent = type === 'warning' || type === 'error'
  const isLong = text.length > longText
  const isTall = isLong || mayBeTall(text)

  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }
  useToastKey(region, toast !== undefined, goBack)
  const id = toast?.id
  useLayoutEffect(() => {
    if (id === undefined) return
    return () => {
      // Another toast took its place while the focus was on one of its buttons.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus()
      before.current = null
    }
  }, [id])
  const close = () => {
    if (toast) toasts.close(toast.id)
    // The button that closed it is gone: back to where the focus came from.
    goBack()
  }
  const act = (what: () => void) => () => {
    close()
    what()
  }
  const follow = (what: () => void) => {
    if (dismissible) close()
    what()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
    pauseProps.onFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dismissible) return
    event.stopPropagation()
    // A toast with an action goes by its own button or its time: Escape only leaves it.
    if (button) goBack()
    else close()
  }
  // Another toast of the same words is another node: else nobody would hear or see that it came.
  const message = toast && <SanitisedHtml key={toast.id} html={text} />
  // A server has no body to put it in, and nothing to tell.
  if (isOnServer) return null
  const scrolls = { 'data-scrolls': isLong || undefined, tabIndex: isTall ? 0 : undefined }

  return createPortal(
    // The attribute keeps it in reach and outside of no dialog while one is open.
    <Region ref={region} role="region" aria-label={t('toast.region')} data-react-aria-top-layer>
      <Surface
        {...pauseProps}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const isOwnControl = event.target instanceof Element && event.target.closest('a, button')
          if (onClick && !isOwnControl) follow(onClick)
        }}
        data-empty={!toast || undefined}
        data-type={type}
        data-multiline={isMultiline || undefined}
        data-pressable={onClick ? true : undefined}
        style={color ? { '--toast-color': namedColor(color) } : undefined}
      >
        {toast && <Icon name={icon ?? toastIcons[type]} size={20} data-icon />}
        {/* Both stand there before there is a message: a screen reader tells only those that appear in a region it knows. */}
        <Live role="status" {...(isUrgent ? {} : scrolls)}>
          {!isUrgent && !toast?.isTold && message}
        </Live>
        <Live role="alert" {...(isUrgent ? scrolls : {})}>
          {isUrgent && !toast?.isTold && message}
        </Live>
        {toast?.isTold && <Live {...scrolls}>{message}</Live>}
        {toast && (
          // Its own buttons, never those of the toast before: a press meant for those must not be another's.
          <Actions key={toast.id}>
            {button && (
              <Button size="small" tone="quiet" onPress={act(button.onPress)}>
                {button.text}
              </Button>
            )}
            {onClick && !button && (
              <Button size="small" tone="quiet" onPress={() => follow(onClick)}>
                {t('toast.open')}
              </Button>
            )}
            {dismissible && <IconButton size="small" label={t('toast.close')} icon={X} onPress={close} />}
          </Actions>
        )}
      </Surface>
    </Region>,
    document.body,
  )
}

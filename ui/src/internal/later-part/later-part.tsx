import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useFocusManager } from 'react-aria'
import { Icon } from '../../icon/index.ts'
import { useUi } from '../../theme/ui-context.ts'
import { useAwaited } from '../awaited.ts'
import { useLater } from '../later.ts'
import type { Later } from '../later.ts'
import { Wait } from './later-part.styles.ts'
import { Retry } from '../plain-button.styles.ts'
import { Spinner } from '../spinner.styles.ts'

interface LaterPartProps<Module> {
  part: Later<Module>
  /** Shows nothing while it comes, and keeps the keys for it: for layers that open by themselves. */
  isUnseen?: boolean
  children: (module: Module) => ReactNode
}

/** The content of an opened layer once its module is there; meanwhile the news that it comes, or why not. In a popover, the first thing to use takes the focus that waited there. */
export function LaterPart<Module>({ part, isUnseen = false, children }: LaterPartProps<Module>) {
  const { t } = useUi()
  const { module, failed, isComing, retry } = useLater(part)
  const [hasWaited] = useState(module === null)
  const keys = useHeldKeys(isUnseen && module === null && !failed)
  if (module)
    return (
      <>
        {children(module)}
        {hasWaited && <Arrival keys={keys} />}
      </>
    )
  if (failed) {
    return (
      <Wait role="alert">
        <Icon name={CircleAlert} />
        <span>{t('later.failed')}</span>
        <Retry type="button" aria-disabled={isComing || undefined} onClick={isComing ? undefined : retry}>
          {t('error.retry')}
        </Retry>
      </Wait>
    )
  }
  return isUnseen ? null : <Coming />
}

/** Says that the content is on its way. */
function Coming() {
  const { t } = useUi()
  useAwaited(t('loading.text'))
  return (
    <Wait>
      <Spinner aria-hidden />
      {t('loading.text')}
    </Wait>
  )
}

/** Keys pressed from now on, which nobody else hears. */
function useHeldKeys(isHolding: boolean): RefObject<KeyboardEvent[]> {
  const held = useRef<KeyboardEvent[]>([])
  useEffect(() => {
    if (!isHolding) return
    const hold = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
      held.current.push(event)
    }
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [isHolding])
  return held
}

/** Gives the content that has come the focus and the keys that waited for it. */
function Arrival({ keys }: { keys: RefObject<KeyboardEvent[]> }) {
  const manager = useFocusManager()
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('[role=dialog]'))
      manager?.focusFirst({ tabbable: true })
    for (const key of keys.current.splice(0)) document.activeElement?.dispatchEvent(new KeyboardEvent(key.type, key))
    // Once, when it comes: a manager is another at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

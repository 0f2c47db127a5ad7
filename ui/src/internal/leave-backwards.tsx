import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { useFocusManager } from 'react-aria'

interface LeaveBackwardsProps {
  layer: RefObject<HTMLElement | null>
  onClose: () => void
}

/** In the focus scope of a layer that leaves the page usable: Shift+Tab from its first element closes the layer, which gives the focus back to the button that opened it. */
export function LeaveBackwards({ layer, onClose }: LeaveBackwardsProps): null {
  const manager = useFocusManager()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event
    if (key !== 'Tab' || !shiftKey || ctrlKey || altKey || metaKey) return
    if (!(target instanceof Node) || !layer.current?.contains(target)) return
    let isFirst = true
    manager?.focusPrevious({
      tabbable: true,
      accept: () => {
        // Asked for, not gone to: the browser does that.
        isFirst = false
        return false
      },
    })
    if (!isFirst) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    // Before the scope hears of it, in the document: that would go to what stands before the button, or nowhere.
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  return null
}

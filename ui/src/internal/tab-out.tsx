import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { useFocusManager } from 'react-aria'

interface TabOutProps {
  layer: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * In the focus scope of a layer that leaves the page usable, which gives the focus back to its button as it closes: Shift+Tab from the first
 * element closes it, and so does Tab from the last where nothing follows the button.
 */
export function TabOut({ layer, onClose }: TabOutProps): null {
  const manager = useFocusManager()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event
    if (key !== 'Tab' || ctrlKey || altKey || metaKey) return
    if (!(target instanceof Node) || !layer.current?.contains(target)) return
    let isAtEdge = true
    const look = {
      tabbable: true,
      accept: () => {
        // Asked for, not gone to: the browser does that.
        isAtEdge = false
        return false
      },
    }
    if (shiftKey) manager?.focusPrevious(look)
    else manager?.focusNext(look)
    if (!isAtEdge) return
    if (!shiftKey) {
      // The scope goes on from the button, or drops the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) onClose()
      })
      return
    }
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

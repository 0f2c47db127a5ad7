import { useCallback, useState } from 'react'

/** Width of an element in px, 0 until it is known, and the font of its texts. */
export function useSpace() {
  const [width, setWidth] = useState(0)
  const [font, setFont] = useState('')
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const read = () => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      setWidth(element.clientWidth)
      setFont(`${fontWeight} ${fontSize} ${fontFamily}`)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width, font }
}

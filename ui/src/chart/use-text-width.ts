import { useLayoutEffect, useMemo, useState } from 'react'

let context: CanvasRenderingContext2D | null = null

/** Tells how wide texts are in a font, in px. Figures count as the widest, since each has the same room where they are drawn. */
const textWidthIn =
  (font: string) =>
  (text: string): number => {
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = font
    return context.measureText(text.replaceAll(/\d/g, '0')).width
  }

/** Measures texts in a font, and anew once fonts have come: until then another one is measured. */
export function useTextWidth(font: string): (text: string) => number {
  const [face, setFace] = useState({ font })
  if (face.font !== font) setFace({ font })
  useLayoutEffect(() => {
    const again = () => setFace((last) => ({ ...last }))
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  return useMemo(() => textWidthIn(face.font), [face])
}

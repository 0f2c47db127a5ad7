import { type RefObject, useEffect, useState } from 'react'
import { drawnScale, scaleOf, type Zoom } from './fit.ts'
import type { OpenDocument } from './opened.ts'

interface Page {
  /** In CSS px at 100 %. */
  width: number
  height: number
  text: string
}

interface UsePage {
  document: OpenDocument | null
  page: number
  zoom: Zoom
  /** The room for the page, in px. */
  room: { width: number; height: number } | null
  canvasRef: RefObject<HTMLCanvasElement | null>
  onProblem: () => void
}

/** Draws a page on the canvas; the previous page stays until the next is drawn. Returns its size, its text, and its zoom factor. */
export function usePage({ document, page, zoom, room, canvasRef, onProblem }: UsePage) {
  const [known, setKnown] = useState<{ of: OpenDocument; page: number; facts: Page } | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const facts = known?.of === document ? known.facts : null
  const isCurrent = known?.of === document && known.page === page
  const scale = facts && room ? scaleOf(zoom, facts, room) : null

  useEffect(() => {
    if (!document) return
    let isGone = false
    Promise.all([document.sizeOf(page), document.textOf(page)]).then(
      ([size, text]) => !isGone && setKnown({ of: document, page, facts: { ...size, text } }),
      () => !isGone && onProblem(),
    )
    return () => {
      isGone = true
    }
  }, [document, page, onProblem])

  useEffect(() => {
    if (!document || !isCurrent || !facts || scale === null) return
    const given = new AbortController()
    document.draw(page, drawnScale(scale, facts, globalThis.devicePixelRatio), given.signal).then(
      (drawing) => {
        const canvas = canvasRef.current
        if (given.signal.aborted || !canvas) return
        Object.assign(canvas, { width: drawing.width, height: drawing.height })
        canvas.getContext('2d')?.drawImage(drawing, 0, 0)
        setDrawn(true)
      },
      () => !given.signal.aborted && onProblem(),
    )
    return () => given.abort()
  }, [document, page, isCurrent, facts, scale, canvasRef, onProblem])

  return { facts: isCurrent ? facts : null, size: facts, scale, isDrawn: isDrawn && facts !== null }
}

import { GlobalWorkerOptions, getDocument, type PDFPageProxy, PasswordException, type RenderTask } from 'pdfjs-dist'
import { canvasOf, DocumentFailure, type OpenDocument } from './opened.ts'

/** CSS px to a point of the PDF. */
const pixelsToPoint = 96 / 72

/** Opens a PDF in a worker. Nothing in it is run: neither scripts nor forms, and the decoders are scripts where a policy forbids WebAssembly. */
export async function openPdf(file: Blob, folder: string): Promise<OpenDocument> {
  // The worker would take an address for one below its own.
  const address = new URL(folder, document.baseURI).href
  GlobalWorkerOptions.workerSrc = `${address}pdf.worker.min.mjs`
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    wasmUrl: address,
    useWasm: false,
    verbosity: 0,
  })
  const pdf = await task.promise.catch((error: unknown) => {
    void task.destroy()
    throw new DocumentFailure(error instanceof PasswordException ? 'locked' : 'unreadable', error)
  })
  const pages = new Map<number, Promise<PDFPageProxy>>()
  const pageOf = (page: number): Promise<PDFPageProxy> => {
    const known = pages.get(page) ?? pdf.getPage(page)
    pages.set(page, known)
    return known
  }
  return {
    pages: pdf.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await pageOf(page)).getViewport({ scale: pixelsToPoint })
      return { width, height }
    },
    draw: async (page, scale, signal) => {
      const proxy = await pageOf(page)
      const viewport = proxy.getViewport({ scale: scale * pixelsToPoint })
      const canvas = canvasOf(viewport.width, viewport.height)
      signal.throwIfAborted()
      return drawn(proxy.render({ canvas, viewport }), canvas, signal)
    },
    textOf: async (page) => {
      const { items } = await (await pageOf(page)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    },
    close: () => void task.destroy(),
  }
}

async function drawn(render: RenderTask, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const giveUp = () => render.cancel()
  signal.addEventListener('abort', giveUp)
  try {
    await render.promise
    return canvas
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** A document that can be drawn page by page. Pages count from 1. */
export interface OpenDocument {
  pages: number
  /** Size of a page, in CSS px at 100 %. */
  sizeOf: (page: number) => Promise<{ width: number; height: number }>
  /** Draws a page on a canvas of its own; rejects when `signal` is aborted. */
  draw: (page: number, scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  /** The text of a page, in reading order; '' for a picture. */
  textOf: (page: number) => Promise<string>
  close: () => void
}

/** Why a document cannot be shown. */
export type DocumentProblem = 'locked' | 'unreadable'

export class DocumentFailure extends Error {
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** A canvas of whole px, one at least. */
export const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  })

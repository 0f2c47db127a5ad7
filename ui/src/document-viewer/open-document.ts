import { canvasOf, DocumentFailure, type OpenDocument } from './opened.ts'

/** A PDF begins so, within its first kilobyte: names and types prove nothing. */
const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 1024).text()).includes('%PDF-')

/** Opens a PDF, or any picture the browser draws. Rejects with `DocumentFailure` and nothing else. */
export async function openDocument(file: Blob, pdfFolder: string): Promise<OpenDocument> {
  try {
    if (!(await isPdf(file))) return await openPicture(file)
    const { openPdf } = await import('./open-pdf.ts')
    return await openPdf(file, pdfFolder)
  } catch (error) {
    throw error instanceof DocumentFailure ? error : new DocumentFailure('unreadable', error)
  }
}

async function openPicture(file: Blob): Promise<OpenDocument> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  return {
    pages: 1,
    sizeOf: () => Promise.resolve({ width, height }),
    draw: (_, scale) => {
      const canvas = canvasOf(width * scale, height * scale)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return Promise.resolve(canvas)
    },
    textOf: () => Promise.resolve(''),
    close: () => bitmap.close(),
  }
}

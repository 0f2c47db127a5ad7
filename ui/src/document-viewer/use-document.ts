import { useEffect, useState } from 'react'
import { openDocument } from './open-document.ts'
import { DocumentFailure, type DocumentProblem, type OpenDocument } from './opened.ts'

interface Opened {
  of: Blob
  document: OpenDocument | null
  problem: DocumentProblem | null
}

/** Opens a document, and closes it when another is given or the component unmounts. */
export function useDocument(file: Blob | null, pdfFolder: string): Omit<Opened, 'of'> {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (!file) return
    let isGone = false
    const opening = openDocument(file, pdfFolder)
    opening.then(
      (document) => !isGone && setOpened({ of: file, document, problem: null }),
      (error: unknown) =>
        !isGone &&
        setOpened({
          of: file,
          document: null,
          problem: error instanceof DocumentFailure ? error.problem : 'unreadable',
        }),
    )
    return () => {
      isGone = true
      opening.then(
        (document) => document.close(),
        () => {},
      )
    }
  }, [file, pdfFolder])
  return opened?.of === file && file ? opened : { document: null, problem: null }
}

import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { Button } from '@ronde/ui/button'
import { useState } from 'react'
import { useRead } from '../../../../kit/record/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'
import { DocumentPreview } from '../document-preview.tsx'

interface DocumentLinkProps {
  idGammeVersion: number
  idDocument: string | null
}

/** A document that a version names, by its file's name; a press shows it. */
export function DocumentLink({ idGammeVersion, idDocument }: DocumentLinkProps) {
  const text = useText()
  const { value } = useRead(GedDocument.GetDocumentInfoList, idDocument === null ? null : { idGammeVersion })
  const [isOpen, setOpen] = useState(false)
  if (idDocument === null) return '–'
  const name = value?.find((one) => one.idDocument === idDocument)?.lbFichier ?? text('gamme.document')
  return (
    <>
      <Button size="small" tone="quiet" icon="file-text" onPress={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && <DocumentPreview idDocument={idDocument} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

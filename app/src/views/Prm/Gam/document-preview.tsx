import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { Button } from '@ronde/ui/button'
import { DocumentViewer } from '@ronde/ui/document-viewer'
import { Panel } from '@ronde/ui/panel'
import { useId } from 'react'
import { DocumentFacts, DocumentFrame } from '../../../kit/record/record.styles.ts'
import { useFile } from '../../../kit/ask/use-file.ts'
import { useRead } from '../../../kit/ask/use-read.ts'
import { useText } from '../../../locales/use-text.ts'
import { ReadFailure } from '../../../notices/read-failure.tsx'
import { documentFacts } from './document-facts.ts'

interface DocumentPreviewProps {
  /** The version that names the document. */
  idGammeVersion: number
  idDocument: string
  /** Name of the file. */
  name: string
  onClose: () => void
}

/** Panel that shows a document, with a download. */
export function DocumentPreview({ idGammeVersion, idDocument, name, onClose }: DocumentPreviewProps) {
  const text = useText()
  const { value } = useRead(GedDocument.GetDocumentInfoList, { idGammeVersion })
  const info = value?.find((one) => one.idDocument === idDocument)
  const factsId = useId()
  const { file, error, retry, save } = useFile(GedDocument.GetFileContent, { idDocument })
  return (
    <Panel title={name} aria-describedby={info && factsId} width={960} onOpenChange={onClose}>
      <DocumentFacts id={factsId}>{info && documentFacts(info, text)}</DocumentFacts>
      {error ? (
        <ReadFailure of={{ error, retry }} />
      ) : (
        <DocumentFrame>
          <DocumentViewer
            file={file}
            label={name}
            pdfFolder={`${import.meta.env.BASE_URL}pdf/`}
            actions={
              <Button size="small" icon="download" isDisabled={file === null} onPress={() => save(name)}>
                {text('action.Telecharger')}
              </Button>
            }
          />
        </DocumentFrame>
      )}
    </Panel>
  )
}

import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { useAddress } from '../../../../kit/place/use-address.ts'
import { useText } from '../../../../locales/use-text.ts'
import { DocumentPreview } from '../document-preview.tsx'
import { DocumentButton, DocumentName } from './document-link.styles.ts'

interface DocumentLinkProps {
  idGammeVersion: number
  idDocument: string | null
}

/** A document of a version, by its file's name; pressing it shows the document. */
export function DocumentLink({ idGammeVersion, idDocument }: DocumentLinkProps) {
  const text = useText()
  const { value } = useRead(GedDocument.GetDocumentInfoList, idDocument === null ? null : { idGammeVersion })
  // A slot of its own: the page's holds the open editor.
  const { editor: opened, change } = useAddress('d.')
  if (idDocument === null) return '–'
  const name = value?.find((one) => one.idDocument === idDocument)?.lbFichier ?? text('gamme.document')
  return (
    <>
      <DocumentButton
        size="small"
        tone="quiet"
        icon="file-text"
        title={name}
        onPress={() => change({ editor: { name: 'Document', key: idDocument } })}
      >
        <DocumentName>{name}</DocumentName>
      </DocumentButton>
      {opened?.key === idDocument && (
        <DocumentPreview
          idGammeVersion={idGammeVersion}
          idDocument={idDocument}
          name={name}
          onClose={() => change({ editor: null })}
        />
      )}
    </>
  )
}

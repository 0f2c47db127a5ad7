import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { plain } from '../../../../kit/rows/columns.ts'
import { DocumentPreview } from '../document-preview.tsx'

/** The file of a report page. */
export const PagePreview = ({ row, onClose }: PanelContentProps) => (
  <DocumentPreview
    idGammeVersion={Number(row?.idGammeVersion)}
    idDocument={plain(row?.idDocument)}
    name={plain(row?.lbFichier)}
    onClose={onClose}
  />
)

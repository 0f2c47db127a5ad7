import { GedDocument } from '@ronde/contracts/services/Ged/GedDocument'
import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import { fileQueue } from './model.ts'

/** The queue of files for report pages of versions. */
export const pageFiles = fileQueue({
  endpoint: GamRapport.Import,
  input: ({ place, targets, file }) => ({ idGammeVersion: place, idPageList: [...targets], file }),
  refreshes: [GedDocument.GetDocumentInfoList],
  noneReady: 'files.noneReady',
})

import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, service } from '../../../wire/service.ts'

export const documentInfo = proposed(
  z.object({
    idDocument: z.string(),
    lbFichier: z.string(),
    mimeType: z.string(),
    /** Bytes. */
    taille: z.int(),
    dtCreation: z.string(),
  }),
)
export type DocumentInfo = z.infer<typeof documentInfo>

/** The smallest text that begins as a PDF does. */
export const content = '%PDF-1.7\n%%EOF\n'

export const rapport: DocumentInfo = {
  idDocument: '3f6a2c1d-8e4b-5f7a-9b0c-1d2e3f4a5b61',
  lbFichier: 'LEV-VGP-rapport.pdf',
  mimeType: 'application/pdf',
  taille: content.length,
  dtCreation: '2026-01-12T09:15:00.000Z',
}

/** The documents of the ranges. */
export const GedDocument = service('/api/Console/Ged/GedDocument', {
  GetFileContent: GET({
    input: z.object({ idDocument: wire.guid() }),
    value: wire.file(),
    example: { input: { idDocument: rapport.idDocument }, value: new File([content], rapport.lbFichier, { type: rapport.mimeType }) },
  }),
  /** What a range's version names: its procedure, the model of its reports, the files of its pages. */
  GetDocumentInfoList: GET({
    input: z.object({ idGammeVersion: wire.id() }),
    value: z.array(documentInfo),
    example: { input: { idGammeVersion: 1 }, value: [rapport] },
  }),
})

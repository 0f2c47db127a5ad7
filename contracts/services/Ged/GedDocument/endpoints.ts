import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, service } from '../../../wire/service.ts'

/** The smallest text that begins as a PDF does. */
export const content = '%PDF-1.7\n%%EOF\n'

const documents = record({
  idDocument: [z.string(), '3f6a2c1d-8e4b-5f7a-9b0c-1d2e3f4a5b61'],
  lbFichier: [z.string(), 'LEV-VGP-rapport.pdf'],
  mimeType: [z.string(), 'application/pdf'],
  /** Bytes. */
  taille: [z.int(), content.length],
  dtCreation: [z.string(), '2026-01-12T09:15:00.000Z'],
})
export const documentInfo = proposed(documents.schema)
export type DocumentInfo = z.infer<typeof documentInfo>
export const rapport: DocumentInfo = documents.example

/** The documents of the ranges. */
export const GedDocument = service('/api/Console/Ged/GedDocument', {
  GetFileContent: GET({
    input: z.object({ idDocument: wire.guid() }),
    value: wire.file(),
    example: {
      input: { idDocument: rapport.idDocument },
      value: new File([content], rapport.lbFichier, { type: rapport.mimeType }),
    },
  }),
  /** What a range's version names: its procedure, the model of its reports, the files of its pages. */
  GetDocumentInfoList: GET({
    input: z.object({ idGammeVersion: wire.id() }),
    value: z.array(documentInfo),
    example: { input: { idGammeVersion: 1 }, value: [rapport] },
  }),
})

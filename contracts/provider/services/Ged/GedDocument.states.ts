import { documentExists } from '../../../services/Ged/GedDocument/states.ts'
import { keepDocument } from '../../database/documents.ts'
import { on, without } from '../../states/set-up.ts'

export const states = [
  on(documentExists, async ({ content, ...document }, { db }) => {
    await keepDocument(db, { ...without(document, 'taille'), content: Buffer.from(content) })
  }),
]

import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { content, type DocumentInfo, documentInfo, rapport } from './endpoints.ts'

export const documentExists = state('a document exists', z.object({ ...documentInfo.shape, content: z.string() }), {
  means: 'with these bytes, given as text',
})

/** The model of a range's reports, and the file of a page. */
export const rapportModele = { ...rapport, content }
export const page: DocumentInfo & { content: string } = {
  ...rapportModele,
  idDocument: '4a7b3d2e-9f5c-5a8b-8c1d-2e3f4a5b6c72',
  lbFichier: 'Page de garde.pdf',
}

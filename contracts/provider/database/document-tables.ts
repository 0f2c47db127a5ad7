import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './security-tables.ts'
import type { Kept } from './kept.ts'

/** The columns of these tables that are kept by the database layer. */
export const kept: Readonly<Record<string, Kept>> = {
  page: { twins: ['refPage'] },
}

/** What is known of a document; its bytes are in parts. It never changes. */
export interface DocumentTable {
  idDocument: string
  lbFichier: string
  mimeType: string
  /** Bytes. */
  taille: number
  dtCreation: Instant
}

export interface DocumentPartTable {
  idDocument: string
  /** From 0. */
  place: number
  content: Uint8Array
}

/** A page of the report of a range's version; without document it has no file yet. */
export interface PageTable {
  idPage: Generated<number>
  idGammeVersion: number
  chapitre: string
  refPage: string
  refPageNormal: GeneratedAlways<string>
  typePage: string
  ordre: number
  idDocument: string | null
}

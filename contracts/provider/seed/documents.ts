import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../database/database.ts'
import { firstPages as pages, pageRef } from '../services/Prm/first-pages.ts'
import { documentRows, type NewDocument } from '../database/documents.ts'
import { insertAll } from '../database/batches.ts'
import { guidOf } from '../database/identifiers.ts'

interface Version {
  idGammeVersion: number
  ref: string
  indice: number
  revision: number
  dtCreation: string
}

const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'files', name))
const sheet = read('sheet.pdf')
const plan = read('plan.png')

/** The files of one version: its procedure, the model of its reports, the cover and the plan. */
function filesOf({ ref, indice, revision, dtCreation }: Version) {
  const version = `${ref} version ${indice}.${revision}`
  const file = (name: string, mimeType: string, content: Buffer): NewDocument & { idDocument: string } => ({
    idDocument: guidOf(`document:${version}:${name}`),
    lbFichier: `${ref}-${name}`,
    mimeType,
    content,
    dtCreation,
  })
  return {
    modeOp: file('mode-operatoire.pdf', 'application/pdf', sheet),
    rapportInsp: file('rapport.pdf', 'application/pdf', sheet),
    GARDE: file('garde.pdf', 'application/pdf', sheet),
    PLAN: file('plan.png', 'image/png', plan),
  }
}

/** Stores the documents of one version. Returns its procedure, the model of its reports, and its six pages, two of them with a file. */
export async function seedDocuments(db: Connection, version: Version) {
  const { idGammeVersion, ref } = version
  const files = filesOf(version)
  const rows = Object.values(files).map(documentRows)
  await insertAll(
    db,
    'document',
    rows.map(({ document }) => document),
  )
  await insertAll(
    db,
    'documentPart',
    rows.flatMap(({ parts }) => parts),
  )
  return {
    modeOp: files.modeOp.idDocument,
    rapportInsp: files.rapportInsp.idDocument,
    pages: pages.map(({ typePage, chapitre }, at) => ({
      idPage: (idGammeVersion - 1) * pages.length + at + 1,
      idGammeVersion,
      chapitre,
      refPage: pageRef(ref, at),
      typePage,
      ordre: at + 1,
      idDocument: typePage === 'GARDE' || typePage === 'PLAN' ? files[typePage].idDocument : null,
    })),
  }
}

import type { Connection } from '../database/database.ts'
import { firstPages as pages, pageRef } from '../services/Prm/first-pages.ts'
import { documentRows, type NewDocument } from '../database/documents.ts'
import { insertAll } from '../database/batches.ts'
import { pdf } from './files/pdf.ts'
import { png, type Rectangle } from './files/png.ts'
import { guidOf } from '../database/identifiers.ts'

interface Version {
  idGammeVersion: number
  ref: string
  lbGamme: string
  dureeTot: number
  indice: number
  revision: number
  dtCreation: string
}

/** A building seen from above: walls, and as many rooms as the number says. */
function plan(rooms: number): Buffer {
  const wall = (left: number, top: number, width: number, height: number): Rectangle => [left, top, width, height, 1]
  const inner = Array.from({ length: rooms }, (_, at) =>
    wall(40 + Math.round((560 * (at + 1)) / (rooms + 1)), at % 2 === 0 ? 40 : 200, 4, 160),
  )
  const outer = [wall(40, 40, 560, 6), wall(40, 354, 560, 6), wall(40, 40, 6, 320), wall(594, 40, 6, 320)]
  return png({
    width: 640,
    height: 400,
    palette: [
      [255, 255, 255],
      [40, 48, 64],
      [214, 74, 58],
    ],
    rectangles: [...outer, ...inner, [310, 190, 20, 20, 2]],
  })
}

/** The files of one version: its procedure, the model of its reports, the cover and the plan. */
function filesOf({ idGammeVersion, ref, lbGamme, dureeTot, indice, revision, dtCreation }: Version) {
  const version = `${ref} version ${indice}.${revision}`
  const file = (name: string, mimeType: string, content: Buffer): NewDocument & { idDocument: string } => ({
    idDocument: guidOf(`document:${version}:${name}`),
    lbFichier: `${ref}-${name}`,
    mimeType,
    content,
    dtCreation,
  })
  const sheet = (name: string, title: string, lines: readonly string[]) =>
    file(name, 'application/pdf', pdf({ title, lines: [lbGamme, version, '', ...lines], dtCreation }))
  return {
    modeOp: sheet('mode-operatoire.pdf', 'Mode opératoire', [
      `Durée totale : ${dureeTot} min`,
      '',
      'Consigner l’équipement avant d’intervenir.',
      'Suivre les tâches dans leur ordre.',
      'Noter chaque écart avec une photographie.',
    ]),
    rapportInsp: sheet(
      'rapport.pdf',
      'Modèle de rapport',
      pages.map(({ chapitre }) => chapitre),
    ),
    GARDE: sheet('garde.pdf', 'Rapport d’inspection', ['Vigie Contrôle']),
    PLAN: file('plan.png', 'image/png', plan(2 + (idGammeVersion % 4))),
  }
}

/** Keeps the documents of one version. Answers which are its procedure and the model of its reports, and its six pages, two of them with a file. */
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

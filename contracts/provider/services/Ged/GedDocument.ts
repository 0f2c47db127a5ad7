import { GedDocument } from '../../../services/Ged/GedDocument/endpoints.ts'
import { documentOf } from '../../database/documents.ts'
import { downloads, fields, found, guid, idInQuery, provide, reads } from '../kit.ts'
import { gammeOf } from '../Prm/gammes.ts'

const GetFileContent = downloads(fields({ idDocument: guid }), async ({ db, input }) =>
  found(await documentOf(db, input.idDocument)),
)

const GetDocumentInfoList = reads(fields({ idGammeVersion: idInQuery }), async ({ db, input }) => {
  const { idGammeVersion, modeOp, rapportInsp } = await gammeOf(db, input.idGammeVersion)
  const ofPages = await db
    .selectFrom('page')
    .where('idGammeVersion', '=', idGammeVersion)
    .select('idDocument')
    .orderBy('ordre')
    .orderBy('idPage')
    .execute()
  const named = [...new Set([modeOp, rapportInsp, ...ofPages.map(({ idDocument }) => idDocument)])].filter(
    (idDocument) => idDocument !== null,
  )
  if (named.length === 0) return []
  const documents = await db.selectFrom('document').where('idDocument', 'in', named).selectAll().execute()
  return documents.toSorted((one, other) => named.indexOf(one.idDocument) - named.indexOf(other.idDocument))
})

/** The documents of the ranges. */
export const service = provide(
  GedDocument,
  { read: 'LECTURE', write: 'LECTURE' },
  { GetFileContent, GetDocumentInfoList },
)

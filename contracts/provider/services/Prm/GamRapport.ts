import * as z from 'zod'
import { GamRapport } from '../../../services/Prm/GamRapport/endpoints.ts'
import { keepDocument } from '../../database/documents.ts'
import { type Connection, fields, idInQuery, notFound, provide, reads, Refusal, writes } from '../kit.ts'
import { fileNameOf, pageTypeOf } from '../../input/page-files.ts'
import { file, flagInQuery, mostOfPages } from '../../input/uploads.ts'
import { gammeOf, logImport } from './gammes.ts'

const pagesOf = (db: Connection) =>
  db
    .selectFrom('page')
    .leftJoin('document', 'document.idDocument', 'page.idDocument')
    .select([
      'page.idPage',
      'page.idGammeVersion',
      'page.chapitre',
      'page.refPage',
      'page.typePage',
      'page.ordre',
      'document.lbFichier',
      'page.idDocument',
    ])
    .orderBy('page.ordre')
    .orderBy('page.idPage')

const GetPageInfoList = reads(fields({ idGammeVersion: idInQuery }), async ({ db, input }) => {
  const { idGammeVersion } = await gammeOf(db, input.idGammeVersion)
  return pagesOf(db).where('page.idGammeVersion', '=', idGammeVersion).execute()
})

// A form with a single id does not send it as a list.
const idPageList = z.union([idInQuery.transform((one) => [one]), z.array(idInQuery).max(1_000)])

const Import = {
  ...writes(
    fields({ idGammeVersion: idInQuery, idPageList, file, dryRun: flagInQuery.default(false) }),
    undefined,
    async (work, input) => {
      const { db, stamp } = work
      const { idGammeVersion, ref, isCurrent } = await gammeOf(db, input.idGammeVersion)
      if (!isCurrent) throw new Refusal('R3')
      const wanted = [...new Set(input.idPageList)]
      const pages = await pagesOf(db).where('page.idPage', 'in', wanted).execute()
      if (pages.length < wanted.length) throw notFound()
      if (pages.some((page) => page.idGammeVersion !== idGammeVersion)) throw new Refusal('R33')
      const mimeType = await pageTypeOf(input.file)
      const updated = pages.filter(({ idDocument }) => idDocument !== null).length
      const outcome = { inserted: pages.length - updated, updated, errors: [] }
      if (input.dryRun) return outcome
      const lbFichier = fileNameOf(input.file)
      const idDocument = await keepDocument(db, {
        lbFichier,
        mimeType,
        dtCreation: stamp,
        content: await input.file.bytes(),
      })
      await db.updateTable('page').set({ idDocument }).where('idPage', 'in', wanted).execute()
      const changements = pages.map(({ refPage, lbFichier: ancien }) => ({
        champ: refPage,
        ancien,
        nouveau: lbFichier,
      }))
      await logImport(work, { refObjet: String(idGammeVersion), lbObjet: ref, changements })
      return outcome
    },
  ),
  upload: mostOfPages,
}

/** The pages of the reports made by a range. */
export const service = provide(GamRapport, { read: 'LECTURE', write: 'PARAMETRAGE' }, { GetPageInfoList, Import })

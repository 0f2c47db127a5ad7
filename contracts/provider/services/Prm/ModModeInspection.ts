import * as z from 'zod'
import { ModModeInspection } from '../../../services/Prm/ModModeInspection/endpoints.ts'
import {
  asRead,
  changesBetween,
  type Connection,
  fields,
  found,
  guid,
  id,
  idInQuery,
  label,
  lists,
  noKey,
  provide,
  readOnlyFields,
  reads,
  reference,
  Refusal,
  together,
  writes,
} from '../kit.ts'
import { modeColumns, modeOf, modes, modesOf } from './modes.ts'
import { readReferentiel } from './referentiels.ts'
import { firstVersion, newestFirst, versionColumns } from './versions.ts'

const GetList = lists({
  columns: modeColumns,
  key: 'modeVersion.idModeversion',
  from: ({ db }) => modesOf(db).where('modeVersion.isCurrent', '=', true),
  rows: (rows) => rows.map(modeOf),
})

const GetVersionList = reads(fields({ idModeGuid: guid }), async ({ db, input: { idModeGuid } }) =>
  newestFirst(
    await db
      .selectFrom('modeVersion')
      .where('idModeGuid', '=', idModeGuid)
      .select(['idModeversion', ...versionColumns])
      .execute(),
  ),
)

/** One mode in its wire format, in its current version unless another is named. Throws 404. */
async function whole(db: Connection, idModeGuid: string, idModeversion?: number) {
  const all = modesOf(db).where('mode.idModeGuid', '=', idModeGuid)
  const shown =
    idModeversion === undefined
      ? all.where('modeVersion.isCurrent', '=', true)
      : all.where('modeVersion.idModeversion', '=', idModeversion)
  const mode = modeOf(found(await shown.executeTakeFirst()))
  return { ...mode, referentiel: await readReferentiel(db, mode.idReferentielGuid, mode.idReferentielVersion) }
}

const Get = reads(fields({ idModeGuid: guid, idModeversion: idInQuery.optional() }), ({ db, input }) =>
  whole(db, input.idModeGuid, input.idModeversion),
)

const statut = z.enum(['BROUILLON', 'VALIDE', 'ARCHIVE'])
const written = {
  refMode: reference,
  lbMode: label,
  idReferentielGuid: guid,
  idReferentielVersion: id,
  ...readOnlyFields('idModeversion', 'lbReferentiel', 'dtCreation', 'curentVersion', 'referentiel'),
}
const inserted = fields({
  ...written,
  idModeGuid: noKey,
  dtModification: noKey,
  statut: statut.default('BROUILLON'),
  isActif: z.boolean().default(true),
})
const updated = fields({
  ...written,
  idModeGuid: guid,
  dtModification: asRead,
  statut: statut.optional(),
  isActif: z.boolean().optional(),
})
const saved = { fr: "Mode d'inspection enregistré", en: 'Inspection mode saved' }

/** Throws 404 for an unknown referential, R28 for a version of another one. */
async function refuseOtherVersion(
  db: Connection,
  { idReferentielGuid, idReferentielVersion }: { idReferentielGuid: string; idReferentielVersion: number },
): Promise<void> {
  const versions = await db
    .selectFrom('referentielVersion')
    .where('idReferentielGuid', '=', idReferentielGuid)
    .select('idReferentielVersion')
    .execute()
  found(versions[0])
  if (!versions.some((version) => version.idReferentielVersion === idReferentielVersion)) throw new Refusal('R28')
}

const Insert = writes(inserted, saved, async (work, { idReferentielVersion, ...row }) => {
  const { idModeGuid } = await together(
    () => refuseOtherVersion(work.db, { ...row, idReferentielVersion }),
    () =>
      work.insert(modes, { ...row, dtCreation: work.stamp }, async (key) => {
        const version = { ...firstVersion, idModeGuid: String(key), idReferentielVersion, dtCreation: work.stamp }
        await work.db.insertInto('modeVersion').values(version).execute()
      }),
  )
  return whole(work.db, idModeGuid)
})

const Update = writes(updated, saved, async (work, { idModeGuid, dtModification, idReferentielVersion, ...set }) => {
  const claim = await work.claim(modes, idModeGuid, dtModification)
  const { idModeversion, ...before } = claim.before
  const reframed = changesBetween({ idReferentielVersion: before.idReferentielVersion }, { idReferentielVersion })
  await together(
    () => refuseOtherVersion(work.db, { ...set, idReferentielVersion }),
    () => work.update(claim, set),
  )
  if (reframed.length > 0) {
    await work.db
      .updateTable('modeVersion')
      .set({ idReferentielVersion })
      .where('idModeversion', '=', idModeversion)
      .execute()
    await work.log(modes, claim.before, 'MODIFICATION', reframed)
  }
  return whole(work.db, idModeGuid)
})

/** Ways of inspecting. */
export const service = provide(
  ModModeInspection,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetList, GetVersionList, Get, Insert, Update },
)

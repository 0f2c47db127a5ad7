import * as z from 'zod'
import { RefReferentiel } from '../../../services/Prm/RefReferentiel/endpoints.ts'
import {
  asRead,
  fields,
  found,
  guid,
  idInQuery,
  label,
  lists,
  maybeText,
  noKey,
  provide,
  queryText,
  readInPlace,
  readOnlyFields,
  reads,
  reference,
  writes,
} from '../kit.ts'
import { flat, levelsOf, typesOf } from './levels.ts'
import { below, foundAndAbove, localisationColumns, localisationsOf, wholeLocalisationsOf } from './localisations.ts'
import {
  findVersion,
  readReferentiel,
  referentielColumns,
  referentielOf,
  referentiels,
  referentielsOf,
  versionInQuery,
} from './referentiels.ts'
import { firstVersion, newestFirst, versionColumns } from './versions.ts'

const Get = reads(fields({ idReferentielGuid: guid, idReferentielVersion: idInQuery.optional() }), ({ db, input }) =>
  readReferentiel(db, input.idReferentielGuid, input.idReferentielVersion),
)

const GetList = lists({
  columns: referentielColumns,
  key: 'shown.idReferentielVersion',
  from: ({ db }) => referentielsOf(db).where('shown.isCurrent', '=', true),
  rows: (rows) => rows.map(referentielOf),
})

const GetVersionList = reads(fields({ idReferentielGuid: guid }), async ({ db, input: { idReferentielGuid } }) => {
  const versions = db.selectFrom('referentielVersion').where('idReferentielGuid', '=', idReferentielGuid)
  return newestFirst(await versions.select(['idReferentielVersion', ...versionColumns]).execute())
})

const GetValeurLocalisationStructureList = reads(fields(versionInQuery), async ({ db, input }) => {
  const { idReferentielVersion } = await findVersion(db, input)
  return flat(await levelsOf(db, idReferentielVersion).execute())
})

const GetValeurTypeMaterielList = reads(fields(versionInQuery), async (call) => {
  const version = await findVersion(call.db, call.input)
  return readInPlace(call, () => typesOf(call.db, version))
})

const GetLieuList = lists({
  keys: versionInQuery,
  columns: localisationColumns,
  key: ['item.lbAffichageNormal', 'item.idLocalisation'],
  from: async ({ db }, keys) => {
    const { idReferentielVersion } = await findVersion(db, keys)
    // Pickers offer active locations only.
    return localisationsOf(db, idReferentielVersion)
      .where('niveau.niveau', '=', 1)
      .where('item.isActif', '=', true)
      .select(['item.idLocalisation', 'item.lbLocalisation', 'item.lbAffichage'])
  },
})

const GetFilterLocalisationList = lists({
  keys: { ...versionInQuery, idValeur: idInQuery.optional(), search: queryText.optional() },
  columns: localisationColumns,
  // A path is a prefix of its descendants' paths, so ancestors come first.
  key: ['item.lbAffichageNormal', 'item.idLocalisation'],
  from: async ({ db }, { idValeur, search, ...keys }) => {
    const { idReferentielVersion } = await findVersion(db, keys)
    const all = wholeLocalisationsOf(db, idReferentielVersion)
    const wanted = foundAndAbove(idReferentielVersion, { idValeur, search })
    return wanted ? all.where(wanted) : all
  },
})

const GetLocalisationList = lists({
  keys: { ...versionInQuery, idLieu: idInQuery, idLocalisationParent: idInQuery.optional() },
  columns: localisationColumns,
  key: 'item.idLocalisation',
  from: async ({ db }, { idLieu, idLocalisationParent, ...keys }) => {
    const { idReferentielVersion } = await findVersion(db, keys)
    const place = async (idLocalisation: number) =>
      found(
        await localisationsOf(db, idReferentielVersion)
          .where('item.idLocalisation', '=', idLocalisation)
          .select('item.chemin')
          .executeTakeFirst(),
      )
    const all = wholeLocalisationsOf(db, idReferentielVersion).where(below('item.chemin', (await place(idLieu)).chemin))
    if (idLocalisationParent === undefined) return all
    await place(idLocalisationParent)
    return all.where('item.idLocalisationParent', '=', idLocalisationParent)
  },
})

const written = {
  refReferentiel: reference,
  lbReferentiel: label,
  description: maybeText,
  ...readOnlyFields('curentVersion', 'version', 'idReferentielVersion', 'nbLocalisation', 'dtCreation'),
}
const inserted = fields({
  ...written,
  idReferentielGuid: noKey,
  dtModification: noKey,
  isActif: z.boolean().default(true),
})
const updated = fields({ ...written, idReferentielGuid: guid, dtModification: asRead, isActif: z.boolean().optional() })
const saved = { fr: 'Référentiel enregistré', en: 'Referential saved' }

const Insert = writes(inserted, saved, (work, row) =>
  work.insert(referentiels, { ...row, dtCreation: work.stamp }, async (key) => {
    await work.db
      .insertInto('referentielVersion')
      .values({ ...firstVersion, idReferentielGuid: String(key), dtCreation: work.stamp })
      .execute()
  }),
)

const Update = writes(updated, saved, async (work, { idReferentielGuid, dtModification, ...set }) =>
  work.update(await work.claim(referentiels, idReferentielGuid, dtModification), set),
)

/** Repositories that describe sites and equipment. */
export const service = provide(
  RefReferentiel,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  {
    Get,
    GetList,
    GetVersionList,
    GetValeurLocalisationStructureList,
    GetValeurTypeMaterielList,
    GetLieuList,
    GetFilterLocalisationList,
    GetLocalisationList,
    Insert,
    Update,
  },
)

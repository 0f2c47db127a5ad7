import * as z from 'zod'
import { ModTache } from '../../../services/Prm/ModTache/endpoints.ts'
import {
  asRead,
  begun,
  changesBetween,
  column,
  type Columns,
  columnsOf,
  type Connection,
  countOf,
  fields,
  found,
  id,
  idInQuery,
  invalidField,
  label,
  lists,
  maybeLabel,
  mustBeThere,
  nextPlace,
  notFound,
  placeNumber,
  provide,
  readOnlyFields,
  reads,
  recordsOf,
  Refusal,
  type Work,
  writes,
} from '../kit.ts'
import { valuesIn } from '../Core/values-in.ts'
import { claimModeVersion, findModeVersion } from './modes.ts'

const tachesOf = begun((db) =>
  db
    .selectFrom('tache')
    .innerJoin('sysvaleur as typeTache', 'typeTache.idValeur', 'tache.idTypeTache')
    .leftJoin('sysvaleur as activite', 'activite.idValeur', 'tache.idActivite')
    .leftJoin('sysvaleur as frequence', 'frequence.idValeur', 'tache.idTypeFrequence')
    .select([
      'tache.idTache',
      'tache.lbTache',
      'tache.lbDescription',
      'tache.idTypeTache',
      'tache.idActivite',
      'tache.idTypeFrequence',
      'tache.idModeversion',
      'tache.idTacheModele',
      'tache.ordre',
      'tache.estLiee',
      'tache.fonctionnement',
      'tache.dtModification',
      'typeTache.lbValeur as lbTypeTache',
      'activite.lbValeur as lbActivite',
      'frequence.lbValeur as lbFrequence',
    ]),
)

const columns: Columns = {
  ...columnsOf('tache', {
    number: ['idTache', 'idTypeTache', 'idActivite', 'idTypeFrequence', 'idModeversion', 'idTacheModele', 'ordre'],
    text: ['lbTache', 'lbDescription'],
    flag: ['estLiee', 'fonctionnement'],
    instant: ['dtModification'],
  }),
  lbTypeTache: column.searched('typeTache.lbValeurNormal'),
  lbActivite: column.searched('activite.lbValeurNormal'),
  lbFrequence: column.searched('frequence.lbValeurNormal'),
}

const taches = recordsOf({
  table: 'tache',
  key: 'idTache',
  typeObjet: 'Tache',
  label: ({ lbTache }) => lbTache,
  unique: 'lbTache',
  from: tachesOf,
})

/** Checks that a task's version may be changed (`claimModeVersion`). A model belongs to no version. */
const claimVersion = async (work: Work, idModeversion: number | null): Promise<void> => {
  if (idModeversion !== null) await claimModeVersion(work, idModeversion)
}

/** Throws 404 for a type, an activity or a frequency that is not a value of its table. */
async function refuseForeign(
  db: Connection,
  values: Readonly<Record<string, number | null | undefined>>,
): Promise<void> {
  for (const [refTable, idValeur] of Object.entries(values)) {
    if (idValeur === null || idValeur === undefined) continue
    found(await valuesIn(db, refTable).where('idValeur', '=', idValeur).select('idValeur').executeTakeFirst())
  }
}

/** Throws 404 for a copy of what is no model. A model is a copy of none: two could be each other's, and neither could be deleted. */
async function refuseModel(
  db: Connection,
  { idModeversion, idTacheModele }: { idModeversion: number | null; idTacheModele: number | null },
): Promise<void> {
  if (idTacheModele === null) return
  if (idModeversion === null) throw invalidField('idTacheModele')
  await mustBeThere(db, 'tache', { idTache: idTacheModele, idModeversion: null })
}

/** Order of tasks: by place, then by key, as two may have the same place. */
const inPlace = ['tache.ordre', 'tache.idTache']

const inOrder = (db: Connection, idModeversion: number) => tachesOf(db).where('tache.idModeversion', '=', idModeversion)

const GetList = lists({
  keys: { idModeversion: idInQuery },
  columns,
  key: inPlace,
  from: async ({ db }, { idModeversion }) => {
    await findModeVersion(db, idModeversion)
    return inOrder(db, idModeversion)
  },
})

const GetModelesList = lists({
  columns,
  key: inPlace,
  from: ({ db }) => tachesOf(db).where('tache.idModeversion', 'is', null),
})

const Get = reads(fields({ idTache: idInQuery }), async ({ db, input }) => found(await taches.read(db, input.idTache)))

const maybeId = id.nullish().transform((given) => given ?? null)

const tache = fields({
  /** Key of the task; 0, null or absent for a new one. */
  idTache: z.union([id, z.literal(0)]).nullish(),
  lbTache: label,
  lbDescription: maybeLabel,
  idTypeTache: id,
  idActivite: maybeId,
  idTypeFrequence: maybeId,
  idModeversion: maybeId,
  idTacheModele: maybeId,
  ordre: placeNumber.optional(),
  /** Left out: unchanged. */
  estLiee: z.boolean().optional(),
  fonctionnement: z.boolean().optional(),
  dtModification: asRead,
  ...readOnlyFields('lbTypeTache', 'lbActivite', 'lbFrequence'),
})

const saved = { fr: 'Tâche enregistrée', en: 'Task saved' }

const UpdateOrInsert = writes(tache, saved, async (work, { idTache, dtModification, ...given }) => {
  await refuseForeign(work.db, {
    'Prm.ModTacheType': given.idTypeTache,
    'Prm.ModTacheActivite': given.idActivite,
    'Prm.ModTacheFrequence': given.idTypeFrequence,
  })
  const { idModeversion } = given
  await claimVersion(work, idModeversion)
  if (!idTache) {
    await refuseModel(work.db, given)
    return work.insert(taches, {
      ...given,
      estLiee: given.estLiee ?? true,
      fonctionnement: given.fonctionnement ?? false,
      ordre: given.ordre ?? (await nextPlace(work.db, 'tache', { idModeversion })),
    })
  }
  const claim = await work.claim(taches, idTache, dtModification)
  // A task stays in its version, and cannot be moved out of an older one.
  if (claim.before.idModeversion !== idModeversion) throw notFound()
  if (claim.before.idTacheModele !== given.idTacheModele) await refuseModel(work.db, given)
  return work.update(claim, given)
})

const lien = fields({ idTache: id, estLiee: z.boolean(), ordre: placeNumber, dtModification: asRead })
const linked = { fr: 'Tâches enregistrées', en: 'Tasks saved' }

const UpdateLiens = writes(
  fields({ idModeversion: id, liens: z.array(lien).max(10_000) }),
  linked,
  async (work, { idModeversion, liens }) => {
    await claimVersion(work, idModeversion)
    for (const { idTache, dtModification, ...link } of liens) {
      // Link and place are sent together: without the stamp, moving a task would undo a link changed by another user.
      const claim = await work.claim(taches, idTache, dtModification)
      if (claim.before.idModeversion !== idModeversion) throw notFound()
      if (changesBetween({ estLiee: claim.before.estLiee, ordre: claim.before.ordre }, link).length > 0)
        await work.update(claim, link)
    }
    return inOrder(work.db, idModeversion).orderBy('tache.ordre').orderBy('tache.idTache').execute()
  },
)

const deleted = { fr: 'Tâche supprimée', en: 'Task deleted' }

const Delete = writes(fields({ idTache: idInQuery }), deleted, async (work, { idTache }) => {
  const claim = await work.claim(taches, idTache)
  await claimVersion(work, claim.before.idModeversion)
  const n = await countOf(work.db, 'tache', { idTacheModele: idTache })
  if (n > 0) throw new Refusal('R4', { n })
  return work.delete(claim)
})

/** Tasks of a mode's version, and the models they are copied from. */
export const service = provide(
  ModTache,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetList, GetModelesList, Get, UpdateOrInsert, UpdateLiens, Delete },
)

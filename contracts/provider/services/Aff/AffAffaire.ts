import { AffAffaire } from '../../../services/Aff/AffAffaire/endpoints.ts'
import { type Connection, fields, found, guid, lists, provide, reads, Refusal, together, writes } from '../kit.ts'
import { affaire, affaires, affairesOf } from './affaires.ts'

const GetList = lists({
  columns: affaire.columns,
  key: 'affaire.idAffaire',
  from: ({ db }) => affairesOf(db),
})

const Get = reads(fields({ idAffaireGuid: guid }), async ({ db, input }) =>
  found(await affaires.read(db, input.idAffaireGuid)),
)

const saved = { fr: 'Affaire enregistrée', en: 'Case saved' }

interface Choices {
  idAgence: number
  idUserRAF: number
}

// Only a changed choice must be active: a case may outlive its agency, and must still be closable.
async function refuseInactive(db: Connection, { idAgence, idUserRAF }: Choices, before?: Choices): Promise<void> {
  const agence =
    idAgence === before?.idAgence
      ? []
      : [await db.selectFrom('agence').where('idAgence', '=', idAgence).select('isActif').executeTakeFirst()]
  const user =
    idUserRAF === before?.idUserRAF
      ? []
      : [await db.selectFrom('users').where('idUser', '=', idUserRAF).select('isActif').executeTakeFirst()]
  if ([...agence, ...user].map(found).some(({ isActif }) => !isActif)) throw new Refusal('R17')
}

async function refuseOpenServices(db: Connection, idAffaire: number): Promise<void> {
  const services = db
    .selectFrom('prestation')
    .where('idAffaire', '=', idAffaire)
    .where('statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
  if (await services.select('idPrestation').limit(1).executeTakeFirst()) throw new Refusal('R18')
}

const Insert = writes(affaire.inserted, saved, async (work, input) => {
  const { db, stamp } = work
  return together(
    () => refuseInactive(db, input),
    () => work.insert(affaires, { ...input, dtCreation: stamp, dtModification: stamp }),
  )
})

const Update = writes(affaire.updated, saved, async (work, { idAffaireGuid, dtModification, ...set }) => {
  const claim = await work.claim(affaires, idAffaireGuid, dtModification)
  const closes = set.statut === 'CLOTUREE' && claim.before.statut !== 'CLOTUREE'
  return together(
    () => refuseInactive(work.db, set, claim.before),
    () => closes && refuseOpenServices(work.db, claim.before.idAffaire),
    () => work.update(claim, set),
  )
})

/** Cases for clients. */
export const service = provide(AffAffaire, { read: 'LECTURE', write: 'AFFAIRE' }, { GetList, Get, Insert, Update })

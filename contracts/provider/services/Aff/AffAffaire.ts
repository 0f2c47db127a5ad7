import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AffAffaire } from '../../../services/Aff/AffAffaire/endpoints.ts'
import type { Connection } from '../../database/database.ts'
import { normalise, normalised } from '../../database/normalised.ts'
import { found, HttpFailure, Refusal } from '../../failure.ts'
import { fields, guid, id, instant, label, maybeText, readOnlyFields, reference } from '../../input.ts'
import { refuseLocked } from '../../locks.ts'
import { changesBetween, writeLog } from '../../log.ts'
import { listQuery, page } from '../../paging.ts'
import { operation, provide, write } from '../../provide.ts'
import { answer, listed } from '../../reply.ts'
import { affaireColumns, affaireOf, affairesOf } from './affaires.ts'

const GetList = operation(listQuery, async ({ db, input }) => {
  const { rows, total } = await page(affairesOf(db), { columns: affaireColumns, key: 'affaire.idAffaire' }, input)
  return listed({ rows: rows.map(affaireOf), total })
})

const one = async (db: Connection, idAffaireGuid: string) =>
  found(await affairesOf(db).where('affaire.idAffaireGuid', '=', idAffaireGuid).executeTakeFirst())

const Get = operation(fields({ idAffaireGuid: guid }), async ({ db, input }) => answer(affaireOf(await one(db, input.idAffaireGuid))))

const saved = { fr: 'Affaire enregistrée', en: 'Case saved' }

const written = {
  refAffaire: reference,
  lbAffaire: label,
  lbClient: maybeText,
  idAgence: id,
  idUserRAF: id,
  ...readOnlyFields('idAffaire', 'dtCreation', 'lbAgence', 'lbUserRAF', 'nbPrestation'),
}

const statut = z.enum(['OUVERTE', 'ENCOURS', 'SUSPENDUE', 'CLOTUREE'])

async function refuseTaken(db: Connection, refAffaire: string, except: number): Promise<void> {
  const taken = await db
    .selectFrom('affaire')
    .where('refAffaireNormal', '=', normalise(refAffaire))
    .where('idAffaire', '<>', except)
    .select('idAffaire')
    .executeTakeFirst()
  if (taken) throw new Refusal('R2', { valeur: refAffaire })
}

// Only a new choice is held against the activity: a case outlives its agency, and must still be closed.
async function refuseInactive(db: Connection, chosen: { idAgence?: number; idUserRAF?: number }): Promise<void> {
  const { idAgence, idUserRAF } = chosen
  const rows = [
    ...(idAgence === undefined ? [] : [await db.selectFrom('agence').where('idAgence', '=', idAgence).select('isActif').executeTakeFirst()]),
    ...(idUserRAF === undefined ? [] : [await db.selectFrom('users').where('idUser', '=', idUserRAF).select('isActif').executeTakeFirst()]),
  ].map(found)
  if (rows.some(({ isActif }) => isActif !== 1)) throw new Refusal('R17')
}

// A client may send the key along, null or empty: it is the server's to give.
const noKey = z.unknown().transform(() => undefined).optional()

const inserted = fields({
  idAffaireGuid: noKey,
  ...written,
  dtModification: noKey,
  statut: statut.default('OUVERTE'),
  isActif: z.boolean().default(true),
})

const Insert = operation(inserted, ({ db, now, caller, input }) =>
  write(db, saved, async (trx) => {
    const { refAffaire, lbAffaire, lbClient, idAgence, idUserRAF } = input
    await refuseTaken(trx, refAffaire, 0)
    await refuseInactive(trx, { idAgence, idUserRAF })
    const fresh = { refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut: input.statut, isActif: input.isActif ? 1 : 0 }
    const stamp = now.toISOString()
    const idAffaireGuid = randomUUID()
    await trx
      .insertInto('affaire')
      .values(normalised({ ...fresh, idAffaireGuid, dtCreation: stamp, dtModification: stamp }, 'refAffaire', 'lbAffaire', 'lbClient'))
      .execute()
    const changements = changesBetween(undefined, { ...fresh, isActif: input.isActif })
    await writeLog(trx, { now, caller, refAction: 'CREATION', typeObjet: 'Affaire', refObjet: idAffaireGuid, lbObjet: refAffaire, changements })
    return affaireOf(await one(trx, idAffaireGuid))
  }),
)

async function refuseOpenServices(db: Connection, idAffaire: number): Promise<void> {
  const open = await db
    .selectFrom('prestation')
    .where('idAffaire', '=', idAffaire)
    .where('statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
    .select('idPrestation')
    .limit(1)
    .executeTakeFirst()
  if (open) throw new Refusal('R18')
}

const updated = fields({
  idAffaireGuid: guid,
  ...written,
  statut: statut.optional(),
  isActif: z.boolean().optional(),
  dtModification: instant.nullish(),
})

const Update = operation(updated, ({ db, now, caller, input }) =>
  write(db, saved, async (trx) => {
    const before = await one(trx, input.idAffaireGuid)
    await refuseLocked(trx, { typeObjet: 'Affaire', refObjet: before.idAffaireGuid, caller, now })
    if (input.dtModification && Date.parse(input.dtModification) < Date.parse(before.dtModification)) throw new HttpFailure(409, 'stale')
    const { refAffaire, lbAffaire, lbClient, idAgence, idUserRAF } = input
    await refuseTaken(trx, refAffaire, before.idAffaire)
    await refuseInactive(trx, {
      idAgence: idAgence === before.idAgence ? undefined : idAgence,
      idUserRAF: idUserRAF === before.idUserRAF ? undefined : idUserRAF,
    })
    const isActif = input.isActif ?? before.isActif === 1
    const fresh = { refAffaire, lbAffaire, lbClient, idAgence, idUserRAF, statut: input.statut ?? before.statut, isActif: isActif ? 1 : 0 }
    if (fresh.statut === 'CLOTUREE' && before.statut !== 'CLOTUREE') await refuseOpenServices(trx, before.idAffaire)
    // Two writes in one millisecond must still differ, or the second would not look newer.
    const stamp = new Date(Math.max(now.getTime(), Date.parse(before.dtModification) + 1)).toISOString()
    await trx
      .updateTable('affaire')
      .set(normalised({ ...fresh, dtModification: stamp }, 'refAffaire', 'lbAffaire', 'lbClient'))
      .where('idAffaire', '=', before.idAffaire)
      .execute()
    const changements = changesBetween({ ...before, isActif: before.isActif === 1 }, { ...fresh, isActif })
    await writeLog(trx, { now, caller, refAction: 'MODIFICATION', typeObjet: 'Affaire', refObjet: before.idAffaireGuid, lbObjet: refAffaire, changements })
    return affaireOf(await one(trx, before.idAffaireGuid))
  }),
)

/** Cases for clients. */
export const service = provide(AffAffaire, { read: 'LECTURE', write: 'AFFAIRE' }, { GetList, Get, Insert, Update })

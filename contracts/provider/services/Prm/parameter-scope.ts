import { sql } from 'kysely'
import { type Connection, found, isThere, mustBeThere, Refusal } from '../kit.ts'
import type { Template } from '../Core/controls.ts'
import { valuesIn } from '../Core/values-in.ts'
import type { Scope } from './parametres.ts'

/** The scopes and the element that a version uses a parameter for. */
export interface Use {
  idTypePorte: readonly number[]
  idElement: number | null
}

/** References of scopes. Throws 404 for an unknown key. */
async function scopesOf(db: Connection, keys: readonly number[]): Promise<Scope[]> {
  const rows = await valuesIn(db, 'Prm.RefParamTypePorte').select(['idValeur', 'refValeur']).execute()
  return keys.map((key) => found(rows.find(({ idValeur }) => idValeur === key)).refValeur as Scope)
}

/** Throws R29 for an element that is neither a level of the version (with the scope of locations alone) nor one of its equipment types (with equipment alone); 404 for an unknown one. */
export async function refuseElement(
  db: Connection,
  idReferentielVersion: number,
  { idTypePorte, idElement }: Use,
): Promise<void> {
  const scopes = await scopesOf(db, idTypePorte)
  if (idElement === null) return
  await mustBeThere(db, 'sysvaleur', { idValeur: idElement })
  const [scope] = scopes
  const table = scope === 'RefLocalisation' ? 'niveau' : 'typeMateriel'
  const isFit = scopes.length === 1 && (await isThere(db, table, { idReferentielVersion, idValeur: idElement }))
  if (!isFit) throw new Refusal('R29')
}

/** Makes a version use a parameter for exactly these scopes and element. */
export async function setUse(
  db: Connection,
  { idReferentielVersion, idParametre }: { idReferentielVersion: number; idParametre: number },
  { idTypePorte, idElement }: Use,
): Promise<void> {
  const used = { idReferentielVersion, idParametre }
  await db
    .insertInto('parametreVersion')
    .values({ ...used, idElement })
    .onConflict((conflict) => conflict.columns(['idReferentielVersion', 'idParametre']).doUpdateSet({ idElement }))
    .execute()
  await db
    .deleteFrom('parametrePorte')
    .where('idReferentielVersion', '=', idReferentielVersion)
    .where('idParametre', '=', idParametre)
    .execute()
  const rows = [...new Set(idTypePorte)].map((key) => ({ ...used, idTypePorte: key }))
  if (rows.length > 0) await db.insertInto('parametrePorte').values(rows).execute()
}

/** Throws R31 when the control or table changes while any version has values. */
export async function refuseOtherTemplate(
  db: Connection,
  idParametre: number,
  before: Template,
  after: Template,
): Promise<void> {
  if (before.idControlEdit === after.idControlEdit && before.refTable === after.refTable) return
  if (await isThere(db, 'valeurParam', { idParametre })) throw new Refusal('R31')
}

interface Keys {
  idReferentielGuid: string
  idReferentielVersion: number
  idParametre: number
}

/** Throws R31 when a location of the version, or equipment of its referential, has a value that the new scope or element leaves out. */
export async function refuseLeftOut(
  db: Connection,
  { idReferentielGuid, idReferentielVersion, idParametre }: Keys,
  { idTypePorte, idElement }: Use,
): Promise<void> {
  const scopes = await scopesOf(db, idTypePorte)
  const values = db
    .selectFrom('valeurParam')
    .where('valeurParam.idParametre', '=', idParametre)
    .select('valeurParam.idValeurParam')
    .limit(1)
  const isOther = (column: string) =>
    idElement === null ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(column)} <> ${idElement}`
  const ofLocations = values
    .innerJoin('localisationItem as item', 'item.idLocalisationItem', 'valeurParam.idLocalisationItem')
    .where('item.idReferentielVersion', '=', idReferentielVersion)
  const ofEquipment = values
    .innerJoin('materiel', 'materiel.idMateriel', 'valeurParam.idMateriel')
    .where('materiel.idReferentielGuid', '=', idReferentielGuid)
  const left = [
    scopes.includes('RefLocalisation') ? ofLocations.where(isOther('item.idValeur')) : ofLocations,
    scopes.includes('RefMateriel') ? ofEquipment.where(isOther('materiel.idValeur')) : ofEquipment,
  ]
  for (const query of left) if (await query.executeTakeFirst()) throw new Refusal('R31')
}

import {
  type AskedImport,
  changesBetween,
  Complaints,
  type Connection,
  flagCell,
  type ImportOutcome,
  type ImportRow,
  importRows,
  inTurns,
  insertAll,
  label,
  maybe,
  normalise,
  reference,
  settle,
} from '../kit.ts'
import { valuesIn } from '../Core/values-in.ts'
import {
  givenValues,
  judgeElements,
  ownersChanged,
  parameterColumns,
  parametersIn,
  storeValues,
  withParameters,
} from './import-parameters.ts'

/** Columns of a file, with the rules of their cells. */
export const columns = {
  refMateriel: reference,
  lb: label,
  lbCourt: maybe(label),
  refTypeMateriel: reference,
  refLocalisation: maybe(reference),
  isActif: flagCell,
}
type Row = ImportRow<typeof columns>

const refOf = ({ values }: Row): string => normalise(values.refMateriel ?? '')

interface Version {
  idReferentielGuid: string
  idReferentielVersion: number
}

async function equipmentIn(db: Connection, { idReferentielGuid }: Version) {
  const rows = await db
    .selectFrom('materiel')
    .where('idReferentielGuid', '=', idReferentielGuid)
    .select(['idMateriel', 'refMaterielNormal', 'lb', 'lbCourt', 'idValeur', 'idLocalisation', 'isActif'])
    .execute()
  return new Map(rows.map((row) => [row.refMaterielNormal, row]))
}

/** What files name by reference: equipment types, and the locations of the version. */
async function namesIn(db: Connection, { idReferentielVersion }: Version) {
  const types = await valuesIn(db, 'Prm.RefTypeMateriel')
    .select(['sysvaleur.refValeurNormal as ref', 'sysvaleur.idValeur as key'])
    .execute()
  const places = await db
    .selectFrom('localisationItem as item')
    .innerJoin('localisation', 'localisation.idLocalisation', 'item.idLocalisation')
    .where('item.idReferentielVersion', '=', idReferentielVersion)
    .select(['localisation.refLocalisationNormal as ref', 'item.idLocalisation as key'])
    .execute()
  const mapOf = (rows: readonly { ref: string; key: number }[]) => new Map(rows.map(({ ref, key }) => [ref, key]))
  return { types: mapOf(types), places: mapOf(places) }
}

interface Planned {
  row: Row
  /** New values, only of columns in the file. */
  set: { lb?: string; lbCourt?: string | null; idValeur?: number; idLocalisation?: number | null; isActif?: boolean }
  before: NonNullable<ReturnType<Awaited<ReturnType<typeof equipmentIn>>['get']>> | undefined
}

/** The planned equipment. Reports missing fields of new pieces, and unknown types and places. */
async function planOf(
  rows: readonly Row[],
  known: Awaited<ReturnType<typeof equipmentIn>>,
  names: Awaited<ReturnType<typeof namesIn>>,
  complaints: Complaints,
): Promise<Planned[]> {
  const plan: Planned[] = []
  for await (const row of inTurns(rows)) {
    const { line, values } = row
    const before = known.get(refOf(row))
    const { lb, lbCourt, refTypeMateriel, refLocalisation, isActif } = values
    const idValeur = refTypeMateriel === undefined ? undefined : names.types.get(normalise(refTypeMateriel))
    const idLocalisation = refLocalisation ? names.places.get(normalise(refLocalisation)) : refLocalisation
    if (!before && lb === undefined) complaints.add(line, 'lb', 'missingCell')
    if (!before && refTypeMateriel === undefined) complaints.add(line, 'refTypeMateriel', 'missingCell')
    if (refTypeMateriel !== undefined && idValeur === undefined)
      complaints.add(line, 'refTypeMateriel', 'unknownReference', { valeur: refTypeMateriel })
    if (refLocalisation && idLocalisation === undefined)
      complaints.add(line, 'refLocalisation', 'unknownReference', { valeur: refLocalisation })
    const given = Object.entries({ lb, lbCourt, idValeur, idLocalisation, isActif }).filter(
      ([, value]) => value !== undefined,
    )
    plan.push({ row, before, set: Object.fromEntries(given) })
  }
  return plan
}

async function storePlan(db: Connection, version: Version, plan: readonly Planned[]): Promise<void> {
  const { idReferentielGuid, idReferentielVersion } = version
  const fresh = []
  for await (const { row, before, set } of inTurns(plan)) {
    const { lb = '', lbCourt = null, idValeur = 0, idLocalisation = null, isActif = true } = set
    if (!before)
      fresh.push({
        idReferentielGuid,
        refMateriel: row.values.refMateriel ?? '',
        lb,
        lbCourt,
        idValeur,
        idLocalisation,
        isActif,
      })
    else if (changesBetween(before, set).length > 0)
      await db.updateTable('materiel').set(set).where('idMateriel', '=', before.idMateriel).execute()
  }
  await insertAll(db, 'materiel', fresh)
  // Types with equipment are declared for the version.
  for (const idValeur of new Set(plan.flatMap(({ set }) => set.idValeur ?? []))) {
    await db
      .insertInto('typeMateriel')
      .values({ idReferentielVersion, idValeur })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Imports equipment of a referential from a file: all of it, or, when a line is wrong or for a dry run, nothing. */
export async function importMaterials(
  db: Connection,
  { table: read, isDry, language, ...version }: AskedImport & Version,
): Promise<ImportOutcome> {
  const complaints = new Complaints(language)
  const parameters = await parameterColumns(db, version.idReferentielVersion, 'RefMateriel')
  const rows = await importRows(read, { key: 'refMateriel', columns: withParameters(columns, parameters) }, complaints)
  const known = await equipmentIn(db, version)
  const plan = await planOf(rows, known, await namesIn(db, version), complaints)
  for await (const { row, set, before } of inTurns(plan))
    judgeElements(row, parametersIn(row, columns, parameters), set.idValeur ?? before?.idValeur ?? 0, complaints)
  const updated = plan.filter(({ before }) => before).length
  const givenIn = (there: Awaited<ReturnType<typeof equipmentIn>>) =>
    givenValues({ rows, ownerOf: (row) => there.get(refOf(row))?.idMateriel, fixed: columns, parameters })
  const others = await ownersChanged(db, 'idMateriel', await givenIn(known))
  const unchanged = plan.filter(
    ({ before, set }) => before && changesBetween(before, set).length === 0 && !others.has(before.idMateriel),
  ).length
  const store = async () => {
    await storePlan(db, version, plan)
    if (parameters.length > 0) await storeValues(db, 'idMateriel', await givenIn(await equipmentIn(db, version)))
  }
  return settle({ inserted: rows.length - updated, updated, unchanged }, complaints, { isDry, store })
}

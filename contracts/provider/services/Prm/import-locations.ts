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
import {
  givenValues,
  judgeElements,
  ownersChanged,
  parameterColumns,
  parametersIn,
  storeValues,
  withParameters,
} from './import-parameters.ts'
import { declareLevels, levelsToImport } from './levels.ts'
import { judgeTree, type Plan, type Planned, standings } from './location-tree.ts'

/** Columns of a file, with the rules of their cells. */
export const columns = {
  refLocalisation: reference,
  lbLocalisation: label,
  refParent: maybe(reference),
  refNiveau: reference,
  isActif: flagCell,
}
type Row = ImportRow<typeof columns>

const refOf = ({ values }: Row): string => normalise(values.refLocalisation ?? '')

interface Version {
  idReferentielGuid: string
  idReferentielVersion: number
}

/** The entries of a version, by reference. */
async function itemsIn(db: Connection, { idReferentielVersion }: Version) {
  const rows = await db
    .selectFrom('localisationItem as item')
    .innerJoin('localisation', 'localisation.idLocalisation', 'item.idLocalisation')
    .where('item.idReferentielVersion', '=', idReferentielVersion)
    .select([
      'item.idLocalisationItem',
      'item.idLocalisation',
      'item.idLocalisationParent',
      'item.lbLocalisation',
      'item.lbAffichage',
      'item.chemin',
      'item.idValeur',
      'item.isActif',
      'localisation.refLocalisation',
      'localisation.refLocalisationNormal',
    ])
    .orderBy('item.idLocalisation')
    .execute()
  return new Map(rows.map((row) => [row.refLocalisationNormal, row]))
}

type Items = Awaited<ReturnType<typeof itemsIn>>
type Item = NonNullable<ReturnType<Items['get']>>

/** The planned locations of the version. Reports missing fields of new ones, and unknown parents and levels. */
async function planOf(
  rows: readonly Row[],
  items: Items,
  levels: ReadonlyMap<string, number>,
  complaints: Complaints,
): Promise<Map<string, Planned>> {
  const refs = new Map(
    [...items.values()].map(({ idLocalisation, refLocalisationNormal }) => [idLocalisation, refLocalisationNormal]),
  )
  const plan = new Map<string, Planned>()
  for (const [ref, { refLocalisation, lbLocalisation, idLocalisationParent, idValeur, isActif }] of items) {
    plan.set(ref, {
      refLocalisation,
      lbLocalisation,
      parent: refs.get(idLocalisationParent ?? 0) ?? null,
      idValeur,
      isActif,
      line: undefined,
    })
  }
  for await (const row of inTurns(rows)) {
    const { line, values } = row
    const { refLocalisation = '', refNiveau, refParent } = values
    const before = plan.get(refOf(row))
    const idValeur = refNiveau === undefined ? before?.idValeur : levels.get(normalise(refNiveau))
    const lbLocalisation = values.lbLocalisation ?? before?.lbLocalisation
    if (lbLocalisation === undefined) complaints.add(line, 'lbLocalisation', 'missingCell')
    if (idValeur === undefined)
      complaints.add(line, 'refNiveau', refNiveau === undefined ? 'missingCell' : 'unknownReference', {
        valeur: refNiveau ?? '',
      })
    const parent = refParent === undefined ? (before?.parent ?? null) : refParent === null ? null : normalise(refParent)
    const isActif = values.isActif ?? before?.isActif ?? true
    plan.set(refOf(row), {
      refLocalisation: before?.refLocalisation ?? refLocalisation,
      lbLocalisation: lbLocalisation ?? '',
      parent,
      idValeur: idValeur ?? 0,
      isActif,
      line,
    })
  }
  for await (const {
    line,
    values: { refParent },
  } of inTurns(rows)) {
    if (refParent && !plan.has(normalise(refParent)) && !complaints.isLost(refParent))
      complaints.add(line, 'refParent', 'unknownReference', { valeur: refParent })
  }
  return plan
}

/** The keys of the planned locations; those not in any version of the referential are created. */
async function keysFor(
  db: Connection,
  { idReferentielGuid }: Version,
  plan: Plan,
): Promise<ReadonlyMap<string, number>> {
  const known = async () => {
    const rows = await db
      .selectFrom('localisation')
      .where('idReferentielGuid', '=', idReferentielGuid)
      .select(['idLocalisation', 'refLocalisationNormal'])
      .execute()
    return new Map(rows.map(({ idLocalisation, refLocalisationNormal }) => [refLocalisationNormal, idLocalisation]))
  }
  const before = await known()
  const fresh = [...plan].filter(([ref]) => !before.has(ref))
  if (fresh.length === 0) return before
  await insertAll(
    db,
    'localisation',
    fresh.map(([, { refLocalisation }]) => ({ idReferentielGuid, refLocalisation })),
  )
  return known()
}

async function storePlan(db: Connection, version: Version, plan: Plan, items: Items): Promise<void> {
  const { idReferentielVersion } = version
  const keys = await keysFor(db, version, plan)
  const keyOf = (ref: string): number => keys.get(ref) ?? 0
  const places = await standings(plan, keyOf)
  const fresh = []
  for await (const [ref, { lbLocalisation, parent, idValeur, isActif }] of inTurns(plan)) {
    const { chemin = '', lbAffichage = '' } = places.get(ref) ?? {}
    const row = {
      idLocalisationParent: parent === null ? null : keyOf(parent),
      lbLocalisation,
      lbAffichage,
      chemin,
      idValeur,
      isActif,
    }
    const before = items.get(ref)
    if (!before) fresh.push({ idLocalisation: keyOf(ref), idReferentielVersion, ...row })
    // Descendants of a renamed or moved location have another path.
    else if (changesBetween(before, row).length > 0)
      await db
        .updateTable('localisationItem')
        .set(row)
        .where('idLocalisationItem', '=', before.idLocalisationItem)
        .execute()
  }
  await insertAll(db, 'localisationItem', fresh)
}

/** Whether a planned location is unchanged. */
function isSame({ parent, lbLocalisation, idValeur, isActif }: Planned, before: Item, items: Items): boolean {
  const above = parent === null ? null : (items.get(parent)?.idLocalisation ?? 0)
  return changesBetween(before, { idLocalisationParent: above, lbLocalisation, idValeur, isActif }).length === 0
}

/** Imports locations of a version from a file: all of it, or, when a line is wrong or for a dry run, nothing. */
export async function importLocations(
  db: Connection,
  { table: read, isDry, language, ...version }: AskedImport & Version,
): Promise<ImportOutcome & { nbLocalisation: number }> {
  const complaints = new Complaints(language)
  const parameters = await parameterColumns(db, version.idReferentielVersion, 'RefLocalisation')
  const rows = await importRows(
    read,
    { key: 'refLocalisation', columns: withParameters(columns, parameters) },
    complaints,
  )
  const { levels, isDeclared } = await levelsToImport(db, version.idReferentielVersion)
  const items = await itemsIn(db, version)
  const plan = await planOf(
    rows,
    items,
    new Map(levels.map(({ refValeur, idValeur }) => [normalise(refValeur), idValeur])),
    complaints,
  )
  if (complaints.errors.length === 0) await judgeTree(plan, levels, complaints)
  let [updated, unchanged] = [0, 0]
  const givenIn = (there: Awaited<ReturnType<typeof itemsIn>>) =>
    givenValues({ rows, ownerOf: (row) => there.get(refOf(row))?.idLocalisationItem, fixed: columns, parameters })
  const others = await ownersChanged(db, 'idLocalisationItem', await givenIn(items))
  for await (const row of inTurns(rows)) {
    const planned = plan.get(refOf(row))
    const before = items.get(refOf(row))
    judgeElements(row, parametersIn(row, columns, parameters), planned?.idValeur ?? 0, complaints)
    if (before) updated += 1
    if (before && planned && isSame(planned, before, items) && !others.has(before.idLocalisationItem)) unchanged += 1
  }
  const store = async () => {
    if (!isDeclared)
      await declareLevels(
        db,
        version.idReferentielVersion,
        levels,
        new Set([...plan.values()].map(({ idValeur }) => idValeur)),
      )
    await storePlan(db, version, plan, items)
    if (parameters.length > 0) await storeValues(db, 'idLocalisationItem', await givenIn(await itemsIn(db, version)))
  }
  const outcome = await settle({ inserted: rows.length - updated, updated, unchanged }, complaints, { isDry, store })
  return { ...outcome, nbLocalisation: isDry || outcome.errors.length === 0 ? plan.size : items.size }
}

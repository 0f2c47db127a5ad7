import { randomUUID } from 'node:crypto'
import {
  type AskedImport,
  chainsOf,
  changesBetween,
  Complaints,
  flagCell,
  type ImportOutcome,
  type ImportRow,
  importRows,
  inTurns,
  jsonObject,
  label,
  maybe,
  nextPlace,
  normalise,
  placeAfter,
  reference,
  settle,
  text,
  type Work,
} from '../kit.ts'
import { hierarchy, type Table } from './tables.ts'

/** Columns of a file, with the rules of their cells. */
export const columns = {
  refValeur: reference,
  lbValeur: label,
  lbCourt: maybe(label),
  refParent: maybe(reference),
  description: maybe(text),
  extendedData: maybe(jsonObject),
  isActif: flagCell,
}
type Row = ImportRow<typeof columns>

interface Known {
  idValeur: number
  refParent: string | null
  /** Other fields that a line can change. */
  rest?: object
}

const refOf = ({ values }: Row): string => normalise(values.refValeur ?? '')
const parentOf = ({ values }: Row): string | null => (values.refParent ? normalise(values.refParent) : null)

/** The stored values, by reference. */
async function knownIn({ db }: Work, { idTableGuid }: Table): Promise<Map<string, Known>> {
  const rows = await db.selectFrom('sysvaleur').where('idTableGuid', '=', idTableGuid).selectAll().execute()
  const refs = new Map(rows.map(({ idValeur, refValeurNormal }) => [idValeur, refValeurNormal]))
  return new Map(
    rows.map(({ idValeur, refValeurNormal, idValeurParent, ...rest }) => [
      refValeurNormal,
      { idValeur, refParent: refs.get(idValeurParent ?? 0) ?? null, rest },
    ]),
  )
}

/** Whether a row equals the stored value. */
const isSame = (row: Row, { refParent, rest = {} }: Known): boolean => {
  const { refValeur: _, refParent: given, ...set } = row.values
  return changesBetween(rest, set).length === 0 && (given === undefined || parentOf(row) === refParent)
}

/** Counts existing and unchanged rows. Reports new ones without a label, unknown parents or parents in a list, and loops. */
async function judge(
  rows: readonly Row[],
  known: ReadonlyMap<string, Known>,
  table: Table,
  complaints: Complaints,
): Promise<{ updated: number; unchanged: number }> {
  let [updated, unchanged] = [0, 0]
  const parents = new Map([...known].map(([ref, { refParent }]) => [ref, refParent]))
  for await (const row of inTurns(rows))
    if ('refParent' in row.values || !known.has(refOf(row))) parents.set(refOf(row), parentOf(row))
  const { endless } = await chainsOf(parents.keys(), (ref) => parents.get(ref))
  for await (const row of inTurns(rows)) {
    const { line, values } = row
    const there = known.get(refOf(row))
    if (there) updated += 1
    if (there && isSame(row, there)) unchanged += 1
    if (!there && values.lbValeur === undefined) complaints.add(line, 'lbValeur', 'missingCell')
    const parent = parentOf(row)
    if (parent === null) continue
    if (table.idTypeTable !== hierarchy) complaints.add(line, 'refParent', 'R27')
    else if (complaints.isLost(parent)) continue
    else if (!parents.has(parent))
      complaints.add(line, 'refParent', 'unknownReference', { valeur: values.refParent ?? '' })
    else if (endless.has(refOf(row))) complaints.add(line, 'refParent', 'R22')
  }
  return { updated, unchanged }
}

/** Rows sorted so that parents come before their children. */
async function parentsFirst(rows: readonly Row[]): Promise<Row[]> {
  const byRef = new Map<string, Row>()
  for await (const row of inTurns(rows)) byRef.set(refOf(row), row)
  const { fromTheTop } = await chainsOf(rows, (row) => byRef.get(parentOf(row) ?? ''))
  return fromTheTop
}

async function store(
  { db }: Work,
  { idTableGuid }: Table,
  rows: readonly Row[],
  known: Map<string, Known>,
): Promise<void> {
  let ordre = await nextPlace(db, 'sysvaleur', { idTableGuid })
  for (const row of rows) {
    const { refValeur = '', refParent, ...set } = row.values
    const parent = parentOf(row)
    const idValeurParent =
      refParent === undefined ? {} : { idValeurParent: parent === null ? null : (known.get(parent)?.idValeur ?? null) }
    const there = known.get(refOf(row))
    if (there) {
      await db
        .updateTable('sysvaleur')
        .set({ ...set, ...idValeurParent })
        .where('idValeur', '=', there.idValeur)
        .execute()
      continue
    }
    const { lbValeur = '', isActif = true, ...more } = set
    const fresh = {
      ...more,
      refValeur,
      lbValeur,
      isActif,
      ...idValeurParent,
      idTableGuid,
      idValeurGuid: randomUUID(),
      ordre,
    }
    const { idValeur } = await db.insertInto('sysvaleur').values(fresh).returning('idValeur').executeTakeFirstOrThrow()
    known.set(refOf(row), { idValeur, refParent: parent })
    ordre = placeAfter(ordre)
  }
}

/** Imports values of a table from a file: all of it, or, when a line is wrong or for a dry run, nothing. */
export async function importValues(
  work: Work,
  table: Table,
  { table: read, isDry, language }: AskedImport,
): Promise<ImportOutcome> {
  const complaints = new Complaints(language)
  const rows = await importRows(read, { key: 'refValeur', columns }, complaints)
  const known = await knownIn(work, table)
  const { updated, unchanged } = await judge(rows, known, table, complaints)
  return settle({ inserted: rows.length - updated, updated, unchanged }, complaints, {
    isDry,
    store: async () => store(work, table, await parentsFirst(rows), known),
  })
}

import * as z from 'zod'
import {
  type AskedImport,
  changesBetween,
  Complaints,
  type Connection,
  flagCell,
  type ImportOutcome,
  type ImportRow,
  importRows,
  insertAll,
  inTurns,
  label,
  maybe,
  normalise,
  reference,
  ruled,
  settle,
  type Work,
} from '../kit.ts'
import { firstPages, pageRef } from './first-pages.ts'
import { codeTables, type Known, knownFor, type Mode, type Range } from './known-gammes.ts'

const wholeCell = ruled(
  'ruleWhole',
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  { n: 9 },
)

/** References of equipment, separated by blanks, commas, semicolons or bars. */
const refsCell = z
  .string()
  .max(65_536)
  .transform((given) => given.split(/[\s,;|]+/).filter(Boolean))

/** Columns of a file, with the rules of their cells. */
export const columns = {
  ref: reference,
  indice: maybe(wholeCell),
  revision: maybe(wholeCell),
  lbGamme: label,
  lbGammeLong: maybe(label),
  refMode: reference,
  typeLocalisation: maybe(reference),
  typeMaintenance: reference,
  fonctionPrincipal: reference,
  periodicite: reference,
  dureeTot: wholeCell,
  actif: flagCell,
  materiels: maybe(refsCell),
}
type Row = ImportRow<typeof columns>

/** Columns that a new range requires. */
const needed = ['lbGamme', 'refMode', 'typeMaintenance', 'fonctionPrincipal', 'periodicite'] as const

/** A valid line: what it changes or adds. */
interface Plan {
  values: Row['values']
  range: Range | undefined
  mode: Mode
  /** Keys of the equipment covered from now on. */
  materiels?: readonly number[]
}

/** Only the current version of a range is written, and no version is created, except the first of a new range. A line without a version means that one. */
function judgeVersion({ line, values }: Row, range: Range | undefined, complaints: Complaints): void {
  const target = range ?? { indice: 1, revision: 0 }
  const [indice, revision] = [values.indice ?? target.indice, values.revision ?? target.revision]
  if (indice === target.indice && revision === target.revision) return
  if (range) complaints.add(line, 'indice', 'R3')
  else complaints.addRule(line, 'indice', `${indice}.${revision}`, { key: 'ruleFirst', values: { n: '1.0' } })
}

/** Replaces the codes of a line by those of their tables. */
function judgeCodes({ line, values }: Row, known: Known, complaints: Complaints): void {
  for (const field of Object.keys(codeTables) as (keyof typeof codeTables)[]) {
    const given = values[field]
    if (given === undefined) continue
    const code = known.codes[field].get(normalise(given))
    if (code === undefined) complaints.add(line, field, 'unknownReference', { valeur: given })
    else values[field] = code
  }
}

function judgeLevel({ line, values }: Row, range: Range | undefined, { levels }: Mode, complaints: Complaints): void {
  const given = values.typeLocalisation === undefined ? range?.typeLocalisation : values.typeLocalisation
  if (!given) return
  const level = levels.get(normalise(given))
  if (level === undefined) complaints.add(line, 'typeLocalisation', 'unknownReference', { valeur: given })
  else if (values.typeLocalisation) values.typeLocalisation = level
}

// SQLite allows 32,766 values in a statement.
const mostAtOnce = 1_000

async function equipmentOf(
  db: Connection,
  { line, values }: Row,
  { idReferentielGuid }: Mode,
  complaints: Complaints,
): Promise<number[] | undefined> {
  if (values.materiels === undefined) return undefined
  const refs = new Map((values.materiels ?? []).map((ref) => [normalise(ref), ref]))
  const [rows, wanted] = [[] as { idMateriel: number; refMaterielNormal: string }[], [...refs.keys()]]
  for (let at = 0; at < wanted.length; at += mostAtOnce) {
    const asked = db
      .selectFrom('materiel')
      .where('idReferentielGuid', '=', idReferentielGuid)
      .where('refMaterielNormal', 'in', wanted.slice(at, at + mostAtOnce))
    rows.push(...(await asked.select(['idMateriel', 'refMaterielNormal']).execute()))
  }
  const there = new Set(rows.map(({ refMaterielNormal }) => refMaterielNormal))
  for (const [normal, valeur] of refs)
    if (!there.has(normal)) complaints.add(line, 'materiels', 'unknownReference', { valeur: valeur.slice(0, 60) })
  return rows.map(({ idMateriel }) => idMateriel)
}

/** A range that changes to a mode of another referential loses its equipment: the line must give the new one. */
async function judgeCovered(
  db: Connection,
  { line, values }: Row,
  range: Range | undefined,
  { idReferentielGuid }: Mode,
  complaints: Complaints,
): Promise<void> {
  if (!range || values.refMode === undefined || values.materiels !== undefined) return
  const covered = db
    .selectFrom('gammeMateriel')
    .innerJoin('materiel', 'materiel.idMateriel', 'gammeMateriel.idMateriel')
  const left = covered
    .where('idGammeVersion', '=', range.idGammeVersion)
    .where('materiel.idReferentielGuid', '<>', idReferentielGuid)
  if (await left.select('materiel.idMateriel').executeTakeFirst()) complaints.add(line, 'materiels', 'otherEquipment')
}

/** The plan of a line, or null when it is not valid. Errors are added to `complaints`. */
async function judge({ db }: Work, row: Row, known: Known, complaints: Complaints): Promise<Plan | null> {
  const { line, values } = row
  const range = known.ranges.get(normalise(values.ref ?? ''))
  judgeVersion(row, range, complaints)
  if (!range) for (const field of needed) if (values[field] === undefined) complaints.add(line, field, 'missingCell')
  judgeCodes(row, known, complaints)
  const mode = known.modes.get(normalise(values.refMode ?? range?.refMode ?? ''))
  if (!mode) {
    if (values.refMode !== undefined) complaints.add(line, 'refMode', 'unknownReference', { valeur: values.refMode })
    return null
  }
  judgeLevel(row, range, mode, complaints)
  await judgeCovered(db, row, range, mode, complaints)
  const materiels = await equipmentOf(db, row, mode, complaints)
  return { values, range, mode, ...(materiels ? { materiels } : {}) }
}

async function insert({ db, stamp }: Work, { values, mode: { idModeGuid } }: Plan): Promise<number> {
  const { ref = '', lbGamme = '', lbGammeLong = null, typeLocalisation = null, dureeTot = 0, actif = true } = values
  const { typeMaintenance = '', fonctionPrincipal = '', periodicite = '' } = values
  const { idGamme } = await db
    .insertInto('gamme')
    .values({ ref, idModeGuid })
    .returning('idGamme')
    .executeTakeFirstOrThrow()
  const version = {
    indice: 1,
    revision: 0,
    lbGamme,
    lbGammeLong,
    typeLocalisation,
    typeMaintenance,
    fonctionPrincipal,
    periodicite,
    dureeTot,
    actif,
  }
  const row = { ...version, idGamme, isCurrent: actif, dtCreation: stamp, dtModification: stamp }
  const { idGammeVersion } = await db
    .insertInto('gammeVersion')
    .values(row)
    .returning('idGammeVersion')
    .executeTakeFirstOrThrow()
  // Its report has a page of each type, for files that are sent later.
  await insertAll(
    db,
    'page',
    firstPages.map(({ typePage, chapitre }, at) => ({
      idGammeVersion,
      typePage,
      chapitre,
      refPage: pageRef(ref, at),
      ordre: at + 1,
      idDocument: null,
    })),
  )
  return idGammeVersion
}

/** Makes the highest active version of a range its current one. */
async function settleCurrent(db: Connection, idGamme: number): Promise<void> {
  const versions = db
    .selectFrom('gammeVersion')
    .where('idGamme', '=', idGamme)
    .where('actif', '=', true)
    .orderBy('indice', 'desc')
    .orderBy('revision', 'desc')
  const current = await versions.select('idGammeVersion').executeTakeFirst()
  await db
    .updateTable('gammeVersion')
    .set({ isCurrent: false })
    .where('idGamme', '=', idGamme)
    .where('isCurrent', '=', true)
    .execute()
  if (current)
    await db
      .updateTable('gammeVersion')
      .set({ isCurrent: true })
      .where('idGammeVersion', '=', current.idGammeVersion)
      .execute()
}

async function update(
  { db }: Work,
  { idGamme, idGammeVersion, actif }: Range,
  { values, mode: { idModeGuid } }: Plan,
): Promise<number> {
  const { ref: _, indice: __, revision: ___, refMode, materiels: ____, ...set } = values
  if (refMode !== undefined) await db.updateTable('gamme').set({ idModeGuid }).where('idGamme', '=', idGamme).execute()
  if (Object.keys(set).length > 0)
    await db.updateTable('gammeVersion').set(set).where('idGammeVersion', '=', idGammeVersion).execute()
  if (set.actif !== undefined && set.actif !== actif) await settleCurrent(db, idGamme)
  return idGammeVersion
}

async function storePlan(work: Work, plan: Plan): Promise<void> {
  const idGammeVersion = plan.range ? await update(work, plan.range, plan) : await insert(work, plan)
  if (!plan.materiels) return
  await work.db.deleteFrom('gammeMateriel').where('idGammeVersion', '=', idGammeVersion).execute()
  const links = plan.materiels.map((idMateriel) => ({ idGammeVersion, idMateriel }))
  await insertAll(work.db, 'gammeMateriel', links)
}

/** Whether a plan changes nothing, neither of the range nor of its equipment. */
async function isSame({ db }: Work, { values, range, materiels }: Plan): Promise<boolean> {
  if (!range) return false
  const { ref: _, indice: __, revision: ___, materiels: ____, refMode, ...set } = values
  const isMode = refMode === undefined || normalise(refMode) === normalise(range.refMode)
  if (!isMode || changesBetween(range, set).length > 0) return false
  if (!materiels) return true
  const covered = await db
    .selectFrom('gammeMateriel')
    .where('idGammeVersion', '=', range.idGammeVersion)
    .select('idMateriel')
    .execute()
  const before = new Set(covered.map(({ idMateriel }) => idMateriel))
  return before.size === new Set(materiels).size && materiels.every((key) => before.has(key))
}

/** Imports ranges from a file: all of it, or, when a line is wrong or for a dry run, nothing. */
export async function importGammes(work: Work, { table: read, isDry, language }: AskedImport): Promise<ImportOutcome> {
  const complaints = new Complaints(language)
  const rows = await importRows(read, { key: 'ref', version: ['indice', 'revision'], columns }, complaints)
  const known = await knownFor(work.db)
  const plans: Plan[] = []
  const lines = new Map<string, number>()
  let unchanged = 0
  for await (const row of inTurns(rows)) {
    const before = complaints.errors.length
    const plan = await judge(work, row, known, complaints)
    if (plan) plans.push(plan)
    if (plan && (await isSame(work, plan))) unchanged += 1
    if (complaints.errors.length > before) continue
    // One of them names the version, the other means it.
    const ref = normalise(row.values.ref ?? '')
    const first = lines.get(ref)
    if (first !== undefined) complaints.add(row.line, 'ref', 'sameAsLine', { line: first })
    lines.set(ref, row.line)
  }
  const updated = plans.filter(({ range }) => range).length
  const store = async () => {
    for (const plan of plans) await storePlan(work, plan)
  }
  return settle({ inserted: plans.length - updated, updated, unchanged }, complaints, { isDry, store })
}

import * as z from 'zod'
import {
  type CellRule,
  type Complaints,
  type Connection,
  flagCell,
  type ImportRow,
  insertAll,
  inTurns,
  ruled,
} from '../kit.ts'
import { controlOf, type Judge, type Judged, judgeOf } from '../Core/controls.ts'
import { type Scope, usedFor } from './parametres.ts'

/** A parameter as a column of a file. */
export interface ParameterColumn {
  idParametre: number
  refParametre: string
  /** Level or type that it is limited to. */
  idElement: number | null
  cell: z.ZodType<Judged | null>
}

const spaces = /[\s\u00a0\u202f]/g

/** Ambiguous numbers: thousands in English, three decimals in French. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/

/** A cell in the text form of its control: French commas and dates, yes and no are converted. */
export function textForm(refControl: string, given: string): string {
  if (refControl === 'Integer') return given.replace(spaces, '')
  // Ambiguous numbers stay as they are, which no control accepts, so that their line is reported.
  if (refControl === 'Number') return ambiguous.test(given.trim()) ? given : given.replace(spaces, '').replace(',', '.')
  if (refControl === 'Date') return given.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  if (refControl !== 'Boolean') return given
  const flag = flagCell.safeParse(given)
  return flag.success ? String(flag.data) : given
}

/** The cell rule of each control. */
const ruleOfControl = {
  Text: 'ruleText',
  Integer: 'ruleInteger',
  Number: 'ruleNumber',
  Date: 'ruleDay',
  DateTime: 'ruleInstant',
  Time: 'ruleTime',
  Boolean: 'ruleFlag',
  SysTable: 'ruleTable',
  SysValeur: 'ruleValue',
} as const satisfies Record<string, CellRule['key']>

const cellOf = (refControl: keyof typeof ruleOfControl, table: string | null, judge: Judge): z.ZodType<Judged | null> =>
  z.nullable(
    ruled(
      ruleOfControl[refControl],
      z.string().transform((given, context) => {
        const judged = judge(textForm(refControl, given))
        if (judged) return judged
        context.addIssue('value')
        return z.NEVER
      }),
      { n: 2_000, table: table ?? '' },
    ),
  )

/** A column for each parameter of a scope that a version uses. */
export async function parameterColumns(
  db: Connection,
  idReferentielVersion: number,
  scope: Scope,
): Promise<ParameterColumn[]> {
  const rows = await usedFor(db, idReferentielVersion, scope).execute()
  return Promise.all(
    rows.map(async ({ idParametre, refParametre, idElement, ...template }) => {
      const cell = cellOf(controlOf(template).refControl, template.refTable, await judgeOf(db, template))
      return { idParametre, refParametre, idElement, cell }
    }),
  )
}

/** The columns of a file, and those of parameters beside them. */
export const withParameters = <Fixed extends z.ZodRawShape>(
  fixed: Fixed,
  parameters: readonly ParameterColumn[],
): Fixed => ({
  ...Object.fromEntries(parameters.map(({ refParametre, cell }) => [refParametre, cell])),
  ...fixed,
})

/** One cell of a parameter: its owner, and its new value; null: none. */
export interface GivenValue {
  owner: number
  idParametre: number
  judged: Judged | null
}

interface CellOf {
  parameter: ParameterColumn
  judged: Judged | null
}

/** The cells of parameters in a row. */
export function parametersIn(
  { values }: ImportRow<z.ZodRawShape>,
  fixed: object,
  parameters: readonly ParameterColumn[],
): CellOf[] {
  const cells = new Map<string, unknown>(Object.entries(values))
  return parameters
    .filter(({ refParametre }) => !Object.hasOwn(fixed, refParametre) && cells.has(refParametre))
    .map((parameter) => ({ parameter, judged: cells.get(parameter.refParametre) as Judged | null }))
}

interface Given<Row> {
  rows: readonly Row[]
  /** Key of a row's owner; undefined where it does not exist yet. */
  ownerOf: (row: Row) => number | undefined
  /** The columns that are not parameters. */
  fixed: object
  parameters: readonly ParameterColumn[]
}

/** The parameter values that a file gives to existing owners. */
export async function givenValues<Row extends ImportRow<z.ZodRawShape>>({
  rows,
  ownerOf,
  fixed,
  parameters,
}: Given<Row>): Promise<GivenValue[]> {
  const given: GivenValue[] = []
  if (parameters.length === 0) return given
  for await (const row of inTurns(rows)) {
    const owner = ownerOf(row)
    if (owner === undefined) continue
    for (const { parameter, judged } of parametersIn(row, fixed, parameters))
      given.push({ owner, idParametre: parameter.idParametre, judged })
  }
  return given
}

/** Reports values of parameters that are for another level or type. */
export function judgeElements(
  row: ImportRow<z.ZodRawShape>,
  cells: readonly CellOf[],
  idElement: number,
  complaints: Complaints,
): void {
  for (const { parameter, judged } of cells) {
    if (judged && parameter.idElement !== null && parameter.idElement !== idElement)
      complaints.add(row.line, parameter.refParametre, 'R29')
  }
}

// SQLite allows 32,766 values in a statement.
const mostAtOnce = 1_000

type Owner = 'idLocalisationItem' | 'idMateriel'

/** The given values that differ from the stored ones, with the key of the one they replace. */
async function changedIn(db: Connection, column: Owner, given: readonly GivenValue[]) {
  const owners = [...new Set(given.map(({ owner }) => owner))]
  const known = await db
    .selectFrom('valeurParam')
    .where(column, 'in', owners)
    .select(['idValeurParam', 'idParametre', `${column} as owner`, 'value', 'idValeur'])
    .execute()
  const before = new Map(known.map((row) => [`${row.owner} ${row.idParametre}`, row]))
  return given.flatMap(({ owner, idParametre, judged }) => {
    const old = before.get(`${owner} ${idParametre}`)
    const isSame = judged ? old?.value === judged.value && old.idValeur === judged.idValeur : old === undefined
    return isSame ? [] : [{ owner, idParametre, judged, old: old?.idValeurParam }]
  })
}

/** Owners whose values would change. */
export async function ownersChanged(
  db: Connection,
  column: Owner,
  given: readonly GivenValue[],
): Promise<ReadonlySet<number>> {
  const owners = new Set<number>()
  for (let at = 0; at < given.length; at += mostAtOnce)
    for (const { owner } of await changedIn(db, column, given.slice(at, at + mostAtOnce))) owners.add(owner)
  return owners
}

/** Replaces values of locations or of equipment by the given ones. */
export async function storeValues(db: Connection, column: Owner, given: readonly GivenValue[]): Promise<void> {
  for (let at = 0; at < given.length; at += mostAtOnce) {
    const changed = await changedIn(db, column, given.slice(at, at + mostAtOnce))
    const gone = changed.flatMap(({ old }) => (old === undefined ? [] : [old]))
    if (gone.length > 0) await db.deleteFrom('valeurParam').where('idValeurParam', 'in', gone).execute()
    const fresh = changed.flatMap(({ owner, idParametre, judged }) =>
      judged ? [{ idLocalisationItem: null, idMateriel: null, [column]: owner, idParametre, ...judged }] : [],
    )
    await insertAll(db, 'valeurParam', fresh)
  }
}

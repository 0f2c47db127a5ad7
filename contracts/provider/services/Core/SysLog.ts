import { sql } from 'kysely'
import * as z from 'zod'
import { SysLog } from '../../../services/Core/SysLog/endpoints.ts'
import { long } from '../../database/long.ts'
import type { Language } from '../../messages/messages.ts'
import {
  type Call,
  column,
  type Columns,
  columnsOf,
  type Connection,
  fields,
  instant,
  invalidField,
  listQuery,
  lists,
  nothing,
  operation,
  provide,
  readInPlace,
  reads,
} from '../kit.ts'
import { actions, etats, labelOf, labelsIn, messageOf, reasonsIn } from './log-words.ts'

/** Default and greatest number of lines in an answer. */
const [usual, most] = [100, 500]

const between = { dtDebut: instant.optional(), dtFin: instant.optional() }
type Between = z.output<z.ZodObject<typeof between>>

/** An instant in the format of stored lines. */
const stored = (given: string): string => new Date(given).toISOString()

function linesOf(db: Connection, { dtDebut, dtFin }: Between) {
  const all = db.selectFrom('log')
  const from = dtDebut === undefined ? all : all.where('dtLog', '>=', stored(dtDebut))
  return dtFin === undefined ? from : from.where('dtLog', '<=', stored(dtFin))
}

const plain = columnsOf('log', {
  number: ['idLog', 'idUser'],
  code: ['refEtat', 'refAction', 'typeObjet', 'refObjet'],
  text: ['lbUser', 'lbObjet'],
  instant: ['dtLog'],
})

/** Columns that lines can be filtered and sorted by, with labels and messages in the caller's language. */
const columnsIn = (language: Language): Columns => ({
  ...plain,
  lbEtat: column.labelled('refEtat', labelsIn(etats, language)),
  lbAction: column.labelled('refAction', labelsIn(actions, language)),
  message: column.labelled('message', reasonsIn(language), sql.ref('messageNormal')),
})

const listed = lists({
  keys: between,
  columns: columnsIn,
  key: ['-dtLog', '-idLog'],
  from: ({ db }, span) =>
    linesOf(db, span).select([
      'idLog',
      'dtLog',
      'refEtat',
      'refAction',
      'idUser',
      'lbUser',
      'typeObjet',
      'refObjet',
      'lbObjet',
      'message',
      'changements',
      'adresse',
    ]),
  rows: (rows, { language }) =>
    rows.map(({ typeObjet, refObjet, lbObjet, message, changements, adresse, ...line }) => ({
      ...line,
      lbEtat: labelOf(etats, line.refEtat, language),
      lbAction: labelOf(actions, line.refAction, language),
      typeObjet: typeObjet || null,
      refObjet: refObjet || null,
      lbObjet: lbObjet || null,
      message: messageOf(message, language),
      changements: [
        ...(JSON.parse(changements) as unknown[]),
        ...(adresse === null ? [] : [{ champ: 'adresse', ancien: null, nouveau: adresse }]),
      ],
    })),
})

// The log is never answered whole.
const GetList = operation(listQuery, ({ input, ...call }) => {
  const { take = String(usual) } = input
  if (Number(take) > most) throw invalidField('take')
  return listed.run({ ...call, input: { ...input, take } })
})

/** Length of an instant's text that identifies a period, and the rest that completes it. */
const periods = { h: { length: 13, rest: ':00:00.000Z' }, d: { length: 10, rest: 'T00:00:00.000Z' } } as const

async function periodsOf(call: Call<unknown>, { pas, ...span }: Between & { pas: keyof typeof periods }) {
  const { length, rest } = periods[pas]
  const period = sql<string>`substr(${sql.ref('dtLog')}, 1, ${sql.lit(length)})`
  const counted = linesOf(call.db, span).select(['refEtat', period.as('period'), (row) => row.fn.countAll().as('nb')])
  const rows = await readInPlace(call, () => long(counted.groupBy(['refEtat', period]).orderBy(period)).execute())
  return (etat: string) =>
    rows.filter(({ refEtat }) => refEtat === etat).map((row) => ({ dt: `${row.period}${rest}`, nb: Number(row.nb) }))
}

const GetEtatList = reads(fields({ ...between, pas: z.enum(['h', 'd']).optional() }), async (call) => {
  const { pas, ...span } = call.input
  const counted = linesOf(call.db, span)
    .select(['refEtat', (row) => row.fn.countAll().as('nb')])
    .groupBy('refEtat')
  const counts = await readInPlace(call, () => long(counted).execute())
  const parPeriode = pas && (await periodsOf(call, { ...span, pas }))
  return Object.keys(etats).map((refEtat) => ({
    refEtat,
    lbEtat: labelOf(etats, refEtat, call.language),
    nb: Number(counts.find((row) => row.refEtat === refEtat)?.nb ?? 0),
    ...(parPeriode ? { parPeriode: parPeriode(refEtat) } : {}),
  }))
})

const GetActionList = reads(nothing, async (call) => {
  const counted = call.db
    .selectFrom('log')
    .select(['refAction', (row) => row.fn.countAll().as('nb')])
    .groupBy('refAction')
  const counts = await readInPlace(call, () => long(counted).execute())
  return Object.keys(actions).map((refAction) => ({
    refAction,
    lbAction: labelOf(actions, refAction, call.language),
    nb: Number(counts.find((row) => row.refAction === refAction)?.nb ?? 0),
  }))
})

/** Who did what and when. */
export const service = provide(SysLog, { read: 'ADMIN', write: 'ADMIN' }, { GetList, GetEtatList, GetActionList })

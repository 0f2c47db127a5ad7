import * as z from 'zod'
import { SysValeur } from '../../../services/Core/SysValeur/endpoints.ts'
import {
  asRead,
  fields,
  found,
  guid,
  id,
  imports,
  invalidField,
  jsonObject,
  label,
  lists,
  maybeText,
  nextPlace,
  noKey,
  normalise,
  placeNumber,
  provide,
  queryText,
  readOnlyFields,
  reference,
  together,
  writes,
} from '../kit.ts'
import { importValues } from './import-values.ts'
import { tables } from './tables.ts'
import { followValue } from './value-references.ts'
import { refuseParent, refuseUsed, valueColumns, values, valuesOf, withDepths } from './values.ts'

/** Depths of values found so far, by call. */
const depthsFor = new WeakMap<object, Map<number, number>>()

function depthsOf(call: object): Map<number, number> {
  const known = depthsFor.get(call) ?? new Map<number, number>()
  depthsFor.set(call, known)
  return known
}

const GetList = lists({
  keys: { idTableGuid: guid.optional(), refTable: queryText.optional() },
  columns: valueColumns,
  key: ['sysvaleur.ordre', 'sysvaleur.idValeur'],
  from: async ({ db }, { idTableGuid, refTable }) => {
    if (idTableGuid === undefined && refTable === undefined) throw invalidField('idTableGuid')
    const asked = db.selectFrom('systable').select('idTableGuid')
    const keyed = idTableGuid === undefined ? asked : asked.where('idTableGuid', '=', idTableGuid)
    const named = refTable === undefined ? keyed : keyed.where('refTableNormal', '=', normalise(refTable))
    const table = found(await named.executeTakeFirst())
    return valuesOf(db).where('sysvaleur.idTableGuid', '=', table.idTableGuid)
  },
  rows: (rows, call) => withDepths(call.db, rows, depthsOf(call)),
})

const written = {
  idTableGuid: guid,
  refValeur: reference,
  lbValeur: label,
  lbCourt: label.nullish(),
  description: maybeText,
  extendedData: jsonObject.nullish(),
  idValeurParent: id.nullish(),
  ordre: placeNumber.optional(),
  ...readOnlyFields('idValeur', 'refTable', 'niveauParent'),
}
const inserted = fields({ ...written, idValeurGuid: noKey, dtModification: noKey, isActif: z.boolean().default(true) })
const updated = fields({ ...written, idValeurGuid: guid, dtModification: asRead, isActif: z.boolean().optional() })
const saved = { fr: 'Valeur enregistrée', en: 'Value saved' }
const deleted = { fr: 'Valeur supprimée', en: 'Value deleted' }

const Insert = writes(inserted, saved, async (work, { ordre, idValeurParent = null, ...row }) => {
  const { before: table } = await work.claim(tables, row.idTableGuid)
  const place = { idTableGuid: table.idTableGuid, idValeurParent }
  return together(
    () => refuseParent(work.db, table.idTableGuid, idValeurParent),
    async () =>
      work.insert(values, { ...row, ...place, ordre: ordre ?? (await nextPlace(work.db, 'sysvaleur', place)) }),
  )
})

const Update = writes(updated, saved, async (work, { idValeurGuid, idTableGuid, dtModification, ...given }) => {
  const { lbCourt = null, extendedData = null, idValeurParent = null } = given
  const set = { ...given, lbCourt, extendedData, idValeurParent }
  const claim = await work.claim(values, idValeurGuid, dtModification)
  // A value stays in its table.
  if (idTableGuid !== claim.before.idTableGuid) throw invalidField('idTableGuid')
  const after = await together(
    () => refuseParent(work.db, idTableGuid, idValeurParent, claim.before.idValeur),
    () => work.update(claim, set),
  )
  await followValue(work.db, claim.before, after.refValeur)
  return after
})

const Delete = writes(fields({ idValeurGuid: guid }), deleted, async (work, { idValeurGuid }) => {
  const claim = await work.claim(values, idValeurGuid)
  await refuseUsed(work.db, claim.before)
  return work.delete(claim)
})

const Import = imports(
  { idTableGuid: guid },
  {
    run: async (work, { idTableGuid, ...asked }) =>
      importValues(work, (await work.claim(tables, idTableGuid)).before, asked),
    log: async (work, { idTableGuid }) => work.log(tables, found(await tables.read(work.db, idTableGuid)), 'IMPORT'),
  },
)

/** Values of the system tables. */
export const service = provide(
  SysValeur,
  { read: 'LECTURE', write: 'ADMIN' },
  { GetList, Update, Insert, Delete, Import },
)

import { bodyOf, type Fault, isDone, queryOf } from './faults.ts'
import { lastOf } from './wrong-lists.ts'

/** A fault that changes a list longer than a limit. */
const longer = (
  than: number,
  other: (rows: readonly Record<string, unknown>[]) => readonly Record<string, unknown>[],
): Fault['after'] => {
  return async (leaving) => {
    const rows = leaving.envelope.value as unknown
    if (!isDone(leaving) || !Array.isArray(rows) || rows.length <= than) return undefined
    return { body: { ...leaving.envelope, value: other(rows as Record<string, unknown>[]) } }
  }
}

/** Servers that answer lists, or write the log, otherwise than what is there. */
export const wrongTold: readonly Fault[] = [
  {
    says: 'takes entries that hold others for those that hold none',
    shownBy: 'a list asked for what a row says',
    of: /\/SysMenu\/GetList$/,
    before: (request) => {
      const query = queryOf(request)
      if (query['isParent']) query['isParent'] = query['isParent'] === 'true' ? 'false' : 'true'
    },
  },
  {
    says: 'takes no notice of whether locations have others below them',
    shownBy: 'a list of one version',
    of: /\/RefLocalisation\/GetList$/,
    before: (request) => void Reflect.deleteProperty(queryOf(request), 'hasChildren'),
  },
  {
    says: 'searches locations by the first word alone',
    shownBy: 'a search among locations',
    of: /\/GetFilterLocalisationList$/,
    before: (request) => {
      const query = queryOf(request)
      if (query['search']) query['search'] = query['search'].split(' ', 1)[0] ?? ''
    },
  },
  {
    says: 'forgets below which the last of many values stand',
    shownBy: 'many values tell',
    of: /\/SysValeur\/Import$/,
    after: async (leaving) => {
      if (!isDone(leaving) || Number(leaving.envelope.value?.['inserted']) < 1_000) return
      const set = { idValeurParent: null }
      await leaving.db.updateTable('sysvaleur').set(set).where('refValeur', '=', 'V1499').execute()
    },
  },
  {
    says: 'lists the oldest locks first',
    shownBy: 'locks are listed',
    of: /\/GetListByType$/,
    after: longer(2, (rows) => rows.toReversed()),
  },
  {
    says: 'lists levels from the rooms up',
    shownBy: 'levels, places',
    of: /\/GetValeurLocalisationStructureList$/,
    after: longer(3, (rows) => rows.toReversed()),
  },
  {
    says: 'takes no range of a mode without levels',
    shownBy: 'a range may be of a mode',
    of: /\/GamGamme\/Import$/,
    after: async (leaving) => {
      if (!isDone(leaving) || leaving.envelope.value?.['inserted'] !== 1) return undefined
      const range = await leaving.db
        .selectFrom('gamme')
        .innerJoin('modeVersion as version', 'version.idModeGuid', 'gamme.idModeGuid')
        .leftJoin('niveau', 'niveau.idReferentielVersion', 'version.idReferentielVersion')
        .orderBy('gamme.idGamme', 'desc')
        .select(['gamme.ref', 'niveau.niveau'])
        .executeTakeFirst()
      if (!range?.ref.startsWith('SC-') || range.niveau !== null) return undefined
      const errors = [{ line: 2, column: 'refMode', message: 'Mode sans niveaux' }]
      return { body: { ...leaving.envelope, value: { inserted: 0, updated: 0, errors } } }
    },
  },
  {
    says: 'puts a value below another and forgets below which',
    shownBy: 'a value is put below another',
    of: /\/SysValeur\/Update$/,
    after: async (leaving) => {
      const { idValeurGuid, idValeurParent } = bodyOf(leaving.request)
      if (!isDone(leaving) || !idValeurParent) return
      await leaving.db
        .updateTable('sysvaleur')
        .set({ idValeurParent: null })
        .where('idValeurGuid', '=', String(idValeurGuid))
        .execute()
    },
  },
  {
    says: 'begins its days at one o’clock',
    shownBy: 'the log counts',
    of: /\/SysLog\/GetEtatList$/,
    after: async (leaving) => {
      if (!isDone(leaving) || queryOf(leaving.request)['pas'] !== 'd') return undefined
      const late = JSON.stringify(leaving.envelope).replaceAll('T00:00:00.000Z', 'T01:00:00.000Z')
      return { body: JSON.parse(late) as unknown }
    },
  },
  {
    says: 'lists tasks by their names',
    shownBy: 'tasks come in their places',
    of: /\/ModTache\/GetList$/,
    before: (request) => void (queryOf(request)['sort'] ??= 'lbTache'),
  },
  {
    says: 'sets a property of another version and says that it is not there',
    shownBy: 'a property is set',
    of: /\/ModPropriete\/UpdateValeur$/,
    after: async ({ status, request, db }) => {
      const { idPropriete, value } = bodyOf(request)
      if (status !== 404) return
      const set = { value: String(value) }
      await db.updateTable('propriete').set(set).where('idPropriete', '=', Number(idPropriete)).execute()
    },
  },
  lastOf(/\/RefLocalisation\/Import$/, 'a file of locations', 'logs a file of locations twice', 'twice'),
  {
    says: 'logs with each change that the record was changed',
    shownBy: 'the line of a change',
    of: /\/AffAffaire\/Update$/,
    after: async (leaving) => {
      const { db } = leaving
      if (!isDone(leaving)) return
      const line = await db.selectFrom('log').selectAll().orderBy('idLog', 'desc').limit(1).executeTakeFirst()
      if (!line) return
      const more = { champ: 'dtModification', ancien: 'before', nouveau: 'after' }
      const changements = JSON.stringify([...(JSON.parse(line.changements) as object[]), more])
      await db.updateTable('log').set({ changements }).where('idLog', '=', line.idLog).execute()
    },
  },
]

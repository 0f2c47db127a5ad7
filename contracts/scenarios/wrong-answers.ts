import { bodyOf, type Fault, isDone, queryOf } from './faults.ts'

const list = /\/SysValeur\/GetList$/
const isOurs = (ref: unknown): ref is string => String(ref).startsWith('SC-')

/** Servers that answer, or lead on, otherwise than what was asked. */
export const wrongAnswers: readonly Fault[] = [
  {
    says: 'does not say which verb is the operation’s',
    shownBy: 'another verb than',
    // An address that no operation answers.
    of: /^$/,
    after: async ({ header }) => header('allow'),
  },
  {
    says: 'takes one of several values of a filter',
    shownBy: 'a list is narrowed by words',
    of: list,
    before: (request) => {
      const query = queryOf(request) as Record<string, unknown>
      for (const [name, value] of Object.entries(query)) if (Array.isArray(value)) query[name] = String(value[0])
    },
  },
  {
    says: 'ends a span of days as its last day begins',
    shownBy: 'a list is narrowed by instants',
    of: list,
    before: (request) => {
      const query = queryOf(request)
      const { dtModification = '' } = query
      if (/\.\.\d{4}-\d\d-\d\d$/.test(dtModification)) query['dtModification'] = `${dtModification}T00:00:00Z`
    },
  },
  {
    says: 'answers a thousand rows at most',
    shownBy: 'a long list',
    of: list,
    before: (request) => void (queryOf(request)['take'] ??= '1000'),
  },
  {
    says: 'takes no notice of how much a language is wanted',
    shownBy: 'an answer says',
    of: /\/ChangePassword$/,
    before: ({ headers }) => {
      if (headers['accept-language']?.includes('q=')) Reflect.deleteProperty(headers, 'accept-language')
    },
  },
  {
    says: 'names no refusal of a file',
    shownBy: 'what a server says besides',
    of: /\/SysValeur\/Import$/,
    after: async (leaving) => {
      if (leaving.status !== 200 || isDone(leaving)) return undefined
      const said = (leaving.envelope as { msgList?: object[] }).msgList ?? []
      return { body: { ...leaving.envelope, msgList: said.map((message) => ({ ...message, code: undefined })) } }
    },
  },
  {
    says: 'takes fields that nobody knows',
    shownBy: 'what nobody can mean',
    of: /\/SysValeur\/Insert$/,
    before: (request) => void Reflect.deleteProperty(bodyOf(request), 'couleur'),
  },
  {
    says: 'says of a token that it ends a day later',
    shownBy: 'a token says when it ends',
    of: /\/CheckToken$/,
    after: async ({ envelope }) => {
      const { expiresAt } = envelope.value ?? {}
      if (typeof expiresAt !== 'string') return undefined
      const later = new Date(Date.parse(expiresAt) + 86_400_000).toISOString()
      return { body: { ...envelope, value: { ...envelope.value, expiresAt: later } } }
    },
  },
  {
    says: 'logs a refused call as often as it is asked',
    shownBy: 'a refused call is in the log once',
    of: /\/UsrUser\/AddUser$/,
    after: async ({ status, db }) => {
      if (status !== 403) return
      const line = await db.selectFrom('log').selectAll().orderBy('idLog', 'desc').limit(1).executeTakeFirst()
      if (!line) return
      const { idLog: _, lbUserNormal: __, lbObjetNormal: ___, messageNormal: ____, ...rest } = line
      await db.insertInto('log').values(rest).execute()
    },
  },
  {
    says: 'keeps no type for what hangs below an entry',
    shownBy: 'an entry of a menu',
    of: /\/UpdateOrInsertMenu$/,
    after: async (leaving) => {
      if (!isDone(leaving)) return
      const id = Number(leaving.envelope.value?.['id'])
      await leaving.db.updateTable('menu').set({ idTypeMenu: 1 }).where('idParent', '=', id).execute()
    },
  },
  {
    says: 'loses the menus of a route that is called otherwise',
    shownBy: 'what leads to a route',
    of: /\/SysRoute\/Update$/,
    after: async (leaving) => {
      const { ref } = bodyOf(leaving.request)
      if (!isDone(leaving) || !isOurs(ref)) return
      await leaving.db
        .updateTable('menu')
        .set({ routeEncrageMenu: 'App' })
        .where('routeEncrageMenu', '=', ref)
        .execute()
    },
  },
  {
    says: 'takes a text for the name of a table',
    shownBy: 'what has chosen a table',
    of: /\/SysTable\/Update$/,
    after: async (leaving) => {
      const { refTable } = bodyOf(leaving.request)
      if (!isDone(leaving) || !isOurs(refTable)) return
      await leaving.db.updateTable('propriete').set({ value: refTable }).where('refPropriete', '=', 'C-TEXT').execute()
    },
  },
  {
    says: 'gives every range the code that was called otherwise',
    shownBy: 'ranges follow the codes',
    of: /\/SysValeur\/Update$/,
    after: async (leaving) => {
      const { refValeur } = bodyOf(leaving.request)
      if (!isDone(leaving) || !isOurs(refValeur)) return
      await leaving.db.updateTable('gammeVersion').set({ typeMaintenance: refValeur }).execute()
    },
  },
  {
    says: 'changes the scopes of a parameter in every version',
    shownBy: 'a parameter keeps',
    of: /\/RefParametre\/Update$/,
    after: async (leaving) => {
      const { idParametre, idReferentielVersion } = bodyOf(leaving.request)
      if (!isDone(leaving)) return
      await leaving.db
        .deleteFrom('parametrePorte')
        .where('idParametre', '=', Number(idParametre))
        .where('idReferentielVersion', '<>', Number(idReferentielVersion))
        .execute()
    },
  },
  {
    says: 'forgets the password of whoever is changed',
    shownBy: 'who is changed',
    of: /\/UpdateUser$/,
    after: async (leaving) => {
      if (!isDone(leaving)) return
      const idUser = Number(bodyOf(leaving.request)['idUser'])
      await leaving.db.updateTable('users').set({ passwordHash: null }).where('idUser', '=', idUser).execute()
    },
  },
  {
    says: 'takes letters in parts for others',
    shownBy: 'a password is the same',
    of: /\/Authenticate$/,
    before: (request) => {
      const body = bodyOf(request)
      if (String(body['password']) !== String(body['password']).normalize('NFC')) body['password'] = 'another'
    },
  },
  {
    says: 'takes equipment away from every other service',
    shownBy: 'services of one case',
    of: /\/AffAffairePrestation\/Insert$/,
    after: async (leaving) => {
      if (!isDone(leaving)) return
      const own = Number(leaving.envelope.value?.['idPrestation'])
      await leaving.db.deleteFrom('prestationMateriel').where('idPrestation', '<>', own).execute()
    },
  },
]

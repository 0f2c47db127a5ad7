import type { Connection } from '../database/database.ts'
import type { LogAction, LogState } from '../writes/log.ts'
import { insertAll } from '../database/batches.ts'
import type { Calendar } from './dates.ts'
import { type Random, randomFrom } from './random.ts'

const count = 2_000
/** Days that the demo's log goes back. */
const history = 180

interface Thing {
  typeObjet: string
  refObjet: string
  lbObjet: string
}

interface Person {
  idUser: number
  login: string
  lbUser: string
  idGroupe: number
}

/** Rows of the demo that the lines are about. */
interface Cast {
  /** Users who may sign in, administrators twice. */
  users: readonly Person[]
  administrators: readonly Person[]
  things: Readonly<Record<'Affaire' | 'Mode' | 'Referentiel' | 'SysTable' | 'User', readonly Thing[]>>
}

/** One event of the log, without its instant and user. */
interface Event extends Thing {
  refAction: LogAction
  refEtat?: LogState
  message?: string
  changements?: readonly (readonly [champ: string, ancien: unknown, nouveau: unknown])[]
  isAdministrator?: true
}

const nothing: Thing = { typeObjet: 'User', refObjet: '', lbObjet: '' }

const asUser = ({ idUser, login }: Person): Thing => ({ typeObjet: 'User', refObjet: String(idUser), lbObjet: login })

type Draw = (cast: Cast, person: Person, random: Random) => Event

const changed = (
  kind: keyof Cast['things'],
  champ: string,
  values: readonly unknown[],
  isAdministrator?: true,
): Draw => {
  return ({ things }, _, random) => {
    const at = random.integer(values.length)
    const changements = [[champ, values[at], values[(at + 1) % values.length]]] as const
    return {
      ...random.pick(things[kind]),
      refAction: 'MODIFICATION',
      changements,
      ...(isAdministrator ? { isAdministrator } : {}),
    }
  }
}

const clients = ['Fonderies du Nord', 'Verrerie Compiègne SA', 'Office du Parc', null]

/** The events, with their frequency. */
const events: readonly (readonly [times: number, draw: Draw])[] = [
  [30, (_, person) => ({ ...asUser(person), refAction: 'CONNEXION' })],
  [20, (_, person) => ({ ...asUser(person), refAction: 'DECONNEXION' })],
  [4, (_, person) => ({ ...asUser(person), refAction: 'CONNEXION', refEtat: 'REFUS', message: 'R6' })],
  [1, () => ({ ...nothing, refAction: 'CONNEXION', refEtat: 'REFUS', message: 'R8' })],
  [8, changed('Affaire', 'statut', ['OUVERTE', 'ENCOURS', 'SUSPENDUE'])],
  [5, changed('Affaire', 'lbClient', clients)],
  [
    6,
    ({ things }, _, random) => ({
      ...random.pick(things.Affaire),
      refAction: 'CREATION',
      changements: [
        ['statut', null, 'OUVERTE'],
        ['isActif', null, true],
      ],
    }),
  ],
  [5, changed('Mode', 'statut', ['BROUILLON', 'VALIDE', 'ARCHIVE'], true)],
  [3, changed('Referentiel', 'description', [null, 'Sites industriels', 'Établissements recevant du public'], true)],
  [2, changed('SysTable', 'description', [null, 'Valeurs du client'], true)],
  [3, changed('User', 'idGroupe', [1, 2], true)],
  [
    2,
    ({ things }, _, random) => ({
      ...random.pick(things.User),
      refAction: 'DESACTIVATION',
      changements: [['isActif', true, false]],
      isAdministrator: true,
    }),
  ],
  [
    2,
    ({ things }, _, random) => ({
      ...random.pick(things.User),
      refAction: 'ACTIVATION',
      changements: [['isActif', false, true]],
      isAdministrator: true,
    }),
  ],
  [
    2,
    ({ things }, _, random) => ({
      ...random.pick(things.User),
      refAction: 'MOTDEPASSE',
      changements: [['mustChangePassword', false, true]],
      isAdministrator: true,
    }),
  ],
  [
    2,
    ({ things }, _, random) => ({
      ...random.pick(things.SysTable),
      refAction: 'IMPORT',
      message: `${5 + random.integer(200)} lignes`,
      isAdministrator: true,
    }),
  ],
  [
    1,
    ({ things }, _, random) => ({
      ...random.pick(things.SysTable),
      refAction: 'IMPORT',
      refEtat: 'ALERTE',
      message: 'Colonnes inconnues ignorées',
      isAdministrator: true,
    }),
  ],
  [
    1,
    ({ things }, _, random) => ({
      ...random.pick(things.Referentiel),
      refAction: 'IMPORT',
      refEtat: 'ERREUR',
      message: 'Envoi interrompu',
      isAdministrator: true,
    }),
  ],
  [
    1,
    ({ things }, _, random) => ({ ...random.pick(things.SysTable), refAction: 'SUPPRESSION', isAdministrator: true }),
  ],
  [
    2,
    ({ things, users }, { lbUser }, random) => {
      const other = random.pick(users).lbUser
      return {
        ...random.pick(things.Affaire),
        refAction: 'VERROU',
        refEtat: 'ALERTE',
        changements: [['lbUser', other, lbUser]],
        isAdministrator: true,
      }
    },
  ],
  [
    2,
    (_, __, random) => ({
      typeObjet: 'Operation',
      refObjet: random.pick(forbidden),
      lbObjet: random.pick(forbidden),
      refAction: 'DROITS',
      refEtat: 'REFUS',
    }),
  ],
]

const forbidden = ['/api/Console/Adm/AdmAgence/Insert', '/api/Core/SysLog/GetList', '/api/Core/SysTable/Insert']

const draws = events.flatMap(([times, draw]) => Array.from({ length: times }, () => draw))

/** Reads the users and the rows they work on. */
async function castOf(db: Connection): Promise<Cast> {
  const people = await db
    .selectFrom('users')
    .select(['idUser', 'login', 'lbUser', 'idGroupe'])
    .where('isActif', '=', true)
    .orderBy('idUser')
    .execute()
  const affaires = await db
    .selectFrom('affaire')
    .select(['idAffaireGuid', 'refAffaire'])
    .where('idAffaire', '<', 1_000_001)
    .orderBy('idAffaire')
    .execute()
  const modes = await db.selectFrom('mode').select(['idModeGuid', 'refMode']).orderBy('refMode').execute()
  const referentiels = await db
    .selectFrom('referentiel')
    .select(['idReferentielGuid', 'refReferentiel'])
    .where('refReferentiel', '<>', 'VOL')
    .orderBy('refReferentiel')
    .execute()
  const tables = await db
    .selectFrom('systable')
    .select(['idTableGuid', 'refTable'])
    .where('refTable', '<>', 'Demo.Volume')
    .orderBy('refTable')
    .execute()
  const thing = (typeObjet: string, refObjet: string, lbObjet: string) => ({ typeObjet, refObjet, lbObjet })
  const administrators = people.filter(({ idGroupe }) => idGroupe === 1)
  return {
    users: [...people, ...administrators],
    administrators,
    things: {
      Affaire: affaires.map((row) => thing('Affaire', row.idAffaireGuid, row.refAffaire)),
      Mode: modes.map((row) => thing('Mode', row.idModeGuid, row.refMode)),
      Referentiel: referentiels.map((row) => thing('Referentiel', row.idReferentielGuid, row.refReferentiel)),
      SysTable: tables.map((row) => thing('SysTable', row.idTableGuid, row.refTable)),
      User: people.map(asUser),
    },
  }
}

/** Lines of some days in chronological order, evenly spread over the working hours of all days. */
function linesOf(cast: Cast, random: Random, { instant }: Calendar, { lines, days }: { lines: number; days: number }) {
  const hours = 11 * 60
  return Array.from({ length: lines }, (_, index) => {
    const drawn = random.pick(cast.users)
    const {
      isAdministrator,
      refEtat = 'OK',
      message = null,
      changements = [],
      ...event
    } = random.pick(draws)(cast, drawn, random)
    const person = isAdministrator ? random.pick(cast.administrators) : drawn
    const isNobody = event.refObjet === ''
    const at = (index * days * hours) / lines
    return {
      ...event,
      dtLog: instant(Math.floor(at / hours) - days, 7 * 60 + (at % hours)),
      refEtat,
      idUser: isNobody ? null : person.idUser,
      lbUser: isNobody ? null : person.lbUser,
      message,
      changements: JSON.stringify(changements.map(([champ, ancien, nouveau]) => ({ champ, ancien, nouveau }))),
    }
  })
}

/** The log of the last months. */
export async function seedLog(db: Connection, dates: Calendar): Promise<void> {
  await insertAll(db, 'log', linesOf(await castOf(db), randomFrom(2_027), dates, { lines: count, days: history }))
}

/** Adds lines of days before those, with keys from `first`. */
export async function addLines(
  db: Connection,
  dates: Calendar,
  { lines, first }: { lines: number; first: number },
): Promise<void> {
  const before: Calendar = { ...dates, instant: (days, minutes) => dates.instant(days - history, minutes) }
  const rows = linesOf(await castOf(db), randomFrom(2_028), before, { lines, days: 3 * 365 })
  await insertAll(
    db,
    'log',
    rows.map((row, at) => ({ idLog: first + at, ...row })),
  )
}

import { createHash } from 'node:crypto'
import type { Connection } from '../database/database.ts'
import { directoryUsers } from '../directory/people.ts'
import { hashPassword } from '../security/password.ts'
import type { Calendar } from './dates.ts'
import { guidOf } from '../database/identifiers.ts'

const agences = ['Lille', 'Paris', 'Lyon', 'Nantes', 'Bordeaux', 'Toulouse', 'Marseille', 'Strasbourg', 'Rouen']

interface UserSeed {
  login: string
  lbUser: string
  idGroupe?: number
  isActif?: boolean
  isLocked?: boolean
  mustChangePassword?: boolean
  aad?: true
  defaultRoute?: string
}

const [elodie, farid, geraldine] = directoryUsers

const users: readonly UserSeed[] = [
  { login: 'admin', lbUser: 'Claire Lambert', idGroupe: 1, defaultRoute: '/' },
  { login: 'agent', lbUser: 'Karim Benali', defaultRoute: '/Aff/Aff/AffaireList' },
  { login: 'a.martin', lbUser: 'Alice Martin' },
  { login: 'b.lefevre', lbUser: 'Bruno Lefèvre', isLocked: true },
  { login: 'c.roussel', lbUser: 'Chloé Roussel', isActif: false },
  { login: 'd.nguyen', lbUser: 'David Nguyen', mustChangePassword: true },
  { ...elodie, aad: true },
  { ...farid, aad: true },
  { ...geraldine, aad: true, idGroupe: 1 },
  { login: 'h.dubois', lbUser: 'Hugo Dubois' },
  { login: 'i.fontaine', lbUser: 'Inès Fontaine' },
  { login: 'j.mercier', lbUser: 'Julien Mercier' },
  { login: 'k.brun', lbUser: 'Karine Brun' },
  { login: 'l.chevalier', lbUser: 'Lucas Chevalier' },
  { login: 'm.leroux', lbUser: 'Maëlle Leroux' },
  { login: 'n.da-silva', lbUser: 'Nadia Da Silva' },
  { login: 'o.perrin', lbUser: 'Olivier Perrin' },
  { login: 'p.vidal', lbUser: 'Pauline Vidal' },
  { login: 'q.renard', lbUser: 'Quentin Renard' },
  { login: 'r.boyer', lbUser: 'Romane Boyer' },
  { login: 's.kowalski', lbUser: 'Stéphane Kowalski' },
  { login: 't.caron', lbUser: 'Théo Caron' },
  { login: 'v.blanchard', lbUser: 'Valérie Blanchard' },
  { login: 'y.le-goff', lbUser: 'Yann Le Goff' },
]

/** Password of a demo account. It is public, so production must have no demo account. */
export const demoPassword = (login: string): string => `ronde-${login}-2026`

/** Logins of the demo accounts that sign in by password. */
export const demoLogins: readonly string[] = users.filter(({ aad }) => !aad).map(({ login }) => login)

/** The demo's technical client and its secret. */
export const demoClient = { clientId: 'planning', clientSecret: 'ronde-planning-2026' }

/** Keys of the active users, who can lead cases. */
export const activeUsers: readonly number[] = users.flatMap(({ isActif = true, isLocked = false }, at) =>
  at > 0 && isActif && !isLocked ? [at + 1] : [],
)

/** People in the directory who are not users. */
const strangers: readonly (readonly [login: string, lbUser: string, mail?: null])[] = [
  ['a.bertrand', 'Amélie Bertrand'],
  ['c.delmas', 'Cédric Delmas'],
  ['d.ferrand', 'Delphine Ferrand'],
  ['h.marchal', 'Hélène Marchal'],
  ['m.okafor', 'Michael Okafor'],
  ['p.rousselle', 'Patrick Rousselle'],
  ['s.turpin', 'Sandrine Turpin', null],
  ['x.inconnu', 'Xavier Inconnu'],
  ['z.amrani', 'Zineb Amrani'],
]

/** Number of active agencies: they come first. */
export const activeAgences = agences.length - 1

// Derived from the login, not random, so that two seeds are identical to the byte.
const saltOf = (login: string): Buffer => createHash('sha256').update(`demo:${login}`).digest().subarray(0, 16)

const hashOf = (login: string, password: string) => hashPassword(password, { salt: saltOf(login) })

// Computed once per process.
let demoHashes: Promise<(string | null)[]> | undefined

/** Agencies, users, the directory they come from, and the technical client. */
export async function seedPeople(db: Connection, { instant }: Calendar): Promise<void> {
  await db
    .insertInto('agence')
    .values(agences.map((lbAgence, at) => ({ lbAgence, isActif: at < activeAgences })))
    .execute()
  demoHashes ??= Promise.all(
    users.map(({ login, aad }) => (aad ? Promise.resolve(null) : hashOf(login, demoPassword(login)))),
  )
  const hashes = await demoHashes
  const rows = users.map(
    (
      { login, lbUser, idGroupe = 2, isActif = true, isLocked = false, mustChangePassword = false, aad, defaultRoute },
      at,
    ) => ({
      login,
      lbUser,
      mail: `${login}@vigie-controle.example`,
      isActif,
      isLocked,
      mustChangePassword,
      idGroupe,
      refIdentification: aad ? 'AAD' : 'B',
      passwordHash: hashes[at] ?? null,
      defaultRoute: defaultRoute ?? null,
      dtLastLogin: at % 4 === 3 ? null : instant(-1 - (at % 9), 7 * 60 + at * 3),
      dtModification: instant(-200 - at),
    }),
  )
  await db.insertInto('users').values(rows).execute()
  await db
    .insertInto('adUser')
    .values(
      [...directoryUsers.map(({ login, lbUser }) => [login, lbUser] as const), ...strangers].map(
        ([login, lbUser, mail]) => ({
          idAd: guidOf(`directory:${login}`),
          login,
          lbUser,
          mail: mail === null ? null : `${login}@vigie-controle.example`,
        }),
      ),
    )
    .execute()
  await db
    .insertInto('apiClient')
    .values({
      clientId: demoClient.clientId,
      lbClient: 'Outil de planification',
      secretHash: await hashOf(demoClient.clientId, demoClient.clientSecret),
      idGroupe: 2,
      isActif: true,
    })
    .execute()
}

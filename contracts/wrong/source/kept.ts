import type { Mutation } from './mutation.ts'
import { sameBesides } from './more-reasons.ts'
import { any, type Reason, sameToClients } from './reasons.ts'

const open = (file: RegExp, mistake: RegExp, why: string): Reason => ({ file, mistake, why, isSame: false })

/** Mistakes that a client could see, but neither the pact nor a scenario shows. The first match counts. */
const notShown: readonly Reason[] = [
  open(/SecAuthentification\.ts$/, /AuthenticateApi: /, 'of technical clients, of whom one alone is lent'),
  open(/^security\/caller\.ts$/, /(clientOf|bearerOf): /, 'of technical clients, of whom one alone is lent'),
  open(
    /SecAuthentification\.ts$/,
    /(AuthenticateWithToken|peopleNamed): /,
    'of a directory’s tokens, of which one kind alone is lent',
  ),
  open(/^security\/(directory-token|same-login)\.ts$/, any, 'of a directory’s tokens, of which one kind alone is lent'),
  open(
    /write-user\.ts$/,
    /waitForOthers|takesAway/,
    'of two who let administrators go in the same moment, of whom SQLite lets one wait',
  ),
  open(
    /write-user\.ts$/,
    /(refuseWithoutAdministrator|isAdministrator|administrators): |isRenamed|changesWay/,
    'of who the last administrator is',
  ),
  open(
    /import-gammes\.ts$|known-gammes\.ts$|versions\.ts$/,
    /settleCurrent: |rangesOf: |newestFirst: /,
    'of several versions, of which no call makes a second',
  ),
  open(
    /RefLocalisation\.ts$|suitability\.ts$|localisations\.ts$/,
    /`db \.selectFrom\('localisationItem/,
    'of several versions, of which no call makes a second',
  ),
  open(any, /^forgets an order /, 'an order that rows have by themselves where they were looked at'),
  open(/import-gammes\.ts$/, /equipmentOf: `wanted\.slice/, 'of more than a thousand pieces of equipment in one cell'),
  open(/import-parameters\.ts$/, /parametersIn: /, 'of a parameter that is called as a column of every file'),
  open(/^security\/revocations\.ts$/, /write: /, 'of sign-outs that the database cannot be told of'),
  open(/^security\/sign-in-limit\.ts$/, any, 'of how long whoever tried too often has to wait, and of many addresses'),
  open(/administration\.ts$/, any, 'of which menus administrators cannot do without'),
  open(/menu-script\.ts$/, any, 'of the script of the menus, of which the contract says what it is for'),
  open(/SysLog\.ts$/, any, 'of the log as it is counted over time, and of how much of it is answered unasked'),
  open(/^security\/caller\.ts$/, /isOfClosedAccount/, 'of the words of a 401'),
  open(/referentiels\.ts$/, /isCurrent/, 'of several versions, of which no call makes a second'),
  open(/^imports\/lines\.ts$|^imports\/limits\.ts$/, any, 'of workbooks, of which one alone is read'),
  open(
    /routes\.ts$/,
    /refuseInvalidPath/,
    'of the home’s route and of routes without page, which a scenario leaves alone',
  ),
]

/** Text of a mistake that reasons are matched with. */
const told = ({ kind, says }: Mutation): string => `${kind} ${says}`

/** Why a mistake was not shown; undefined: no reason is recorded. */
export const reasonOf = (mutation: Mutation): Pick<Reason, 'why' | 'isSame'> | undefined =>
  [...sameToClients, ...sameBesides, ...notShown].find(
    ({ file, mistake }) => file.test(mutation.file) && mistake.test(told(mutation)),
  )

import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { views } from '@ronde/contracts/titles'
import { loginSigns } from '@ronde/contracts/wire'
import { validate } from '@ronde/ui/rules'
import { type AnyRow, type EditorContext, source } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import type { Text } from '../../../../locales/intl.ts'
import { paths } from '../../../../navigation/paths.ts'
import { choice, code, label, password, switchField, text } from '../../../../kit/editor/fields.ts'

const group = choice('idGroupe', SecSecurite.GetGroupeList, {
  option: ({ idGroupe, lbGroupe }) => ({ value: idGroupe, label: lbGroupe }),
})

/** Paths of the pages that a user can start on, which need no key; a user without one starts at home. */
const startPages: readonly string[] = [
  paths.home,
  ...views.flatMap(({ ref, path, parameters }) => (parameters || ref === 'CoreSysNotFound' ? [] : [path])),
]
const startPageMessage = (path: string) => `view.${path.replaceAll('/', '') || 'home'}`

/** The title of a user's start page. */
export function startPageText(defaultRoute: unknown, words: Text): string {
  const path = typeof defaultRoute === 'string' ? defaultRoute : ''
  return words.of(startPageMessage(path), path)
}

const startPage = code('defaultRoute', startPages, {
  messageOf: startPageMessage,
  help: 'help.startPage',
  isWide: true,
})

/** First values of every new user (docs/specification/entities.md#user). */
const asNew = { isActif: true, isLocked: false, idGroupe: 2 }

const inList = () => ({ endpoint: UsrUser.GetList, input: {}, key: 'idUser' })

const passwords = {
  newPassword: ['REQUISE', 'MIN:8'],
  newPasswordCopy: [
    'REQUISE',
    {
      check: (value: unknown, { newPassword }: { newPassword?: string | null }) =>
        value === newPassword ? null : 'rule.samePassword',
    },
  ],
} as const

/** Logins have ASCII characters only, so that no two look alike. */
const loginRule = {
  check: (value: unknown) =>
    typeof value !== 'string' || value.trim() === '' || loginSigns.test(value.trim()) ? null : 'rule.login',
} as const

/** The mail address of a new user; the proposed suffix alone is not an address, and is not sent. */
const newMail = {
  check: (value: unknown) =>
    typeof value === 'string' &&
    !value.startsWith('@') &&
    validate({ rules: 'EMAIL', value, field: 'mail', values: {}, t: (id) => id }) !== null
      ? 'rule.mail'
      : null,
} as const

/** A user who signs in with a password of the application. */
export const basicUser = editor(UsrUser.AddUser, {
  title: 'editor.user.new',
  initial: ({ config }) => ({
    ...asNew,
    refIdentification: 'B',
    lbIdentification: 'BASIC',
    mail: config.mailSuffix && `@${config.mailSuffix}`,
    mustChangePassword: true,
  }),
  fields: [
    label('login', { isUnique: true }),
    group,
    label('lbUser', { isWide: true }),
    text('mail', { isWide: true, isUnique: true }),
    password('newPassword', { help: 'help.newPassword', generates: ['newPasswordCopy'] }),
    password('newPasswordCopy'),
    switchField('mustChangePassword'),
  ],
  // The suffix alone is no address.
  input: ({ mail }) => ({ mail: mail?.startsWith('@') ? null : mail }),
  rules: { login: loginRule, mail: newMail, ...passwords },
  look: inList,
})

const accounts = source(SecSecurite.GetRondeAdUserList, (_, __, ___, search) => (search ? { search } : {}))

/** A user who signs in through the directory: found there by name. */
export const directoryUser = editor(UsrUser.AddUser, {
  title: 'editor.user.fromDirectory',
  initial: () => ({ ...asNew, refIdentification: 'AAD', lbIdentification: 'Azure AD' }),
  fields: [
    choice('login', accounts, {
      label: 'field.adUser',
      isWide: true,
      isSearched: true,
      offered: ({ isKnown }) => !isKnown,
      option: ({ login, lbUser, mail }) => ({ value: login, label: lbUser, description: mail ?? login }),
    }),
    label('lbUser', { isWide: true }),
    text('mail', { isWide: true }),
    group,
  ],
  rules: { mail: 'EMAIL' },
  derive: ({ login, lbUser, mail }, read, touched) => {
    const account = read(accounts)?.find((known) => known.login === login)
    return account
      ? {
          lbUser: touched.includes('lbUser') ? lbUser : account.lbUser,
          mail: touched.includes('mail') ? mail : account.mail,
        }
      : {}
  },
  look: inList,
})

/** Changes a user. */
export const user = editor(UsrUser.UpdateUser, {
  title: 'editor.user.edit',
  fields: [
    label('login', { isUnique: true }),
    group,
    label('lbUser', { isWide: true }),
    text('mail', { isWide: true, isUnique: true }),
    switchField('isActif', { label: 'AdmUsrUserAccueil.isActif', locked: ofOwn }),
    switchField('isLocked', { locked: ofOwn }),
    switchField('mustChangePassword', { when: isBasic }),
    startPage,
  ],
  rules: { login: loginRule, mail: 'EMAIL' },
  look: ({ row }) => row && { endpoint: UsrUser.Get, input: { idUser: row.idUser }, key: 'idUser' },
})

/** Gives a user another password; the user's own needs the current one. */
export const newPassword = editor(UsrUser.ChangePassword, {
  title: 'editor.user.password',
  names: ({ lbUser }: AnyRow) => String(lbUser),
  fields: [
    password('password', { isWide: true, when: (_, { row, login }) => row?.login === login }),
    password('newPassword', { help: 'help.newPassword', generates: ['newPasswordCopy'] }),
    password('newPasswordCopy'),
  ],
  rules: passwords,
  look: () => null,
})

/** Spares the signed-in user's own account, which cannot be deactivated or locked (R34): the session would end with the save. */
export const ownAccount = ({ login }: AnyRow, me: { login: string }) =>
  login === me.login ? 'spared.ownAccount' : null

function ofOwn({ row, login }: EditorContext) {
  return row && ownAccount(row, { login })
}

function isBasic(_: unknown, { row }: EditorContext): boolean {
  return row?.refIdentification === 'B'
}

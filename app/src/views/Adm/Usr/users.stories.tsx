import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { homeStates, listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import userHome from './UserAccueil/index.ts'
import userList from './UserList/index.ts'
import { whole } from '../../../kit/testing/whole-dialog.ts'

const users = listStates(userList, { at: '/Adm/Usr/UserList' })
const user = homeStates(userHome, { at: '/Adm/Usr/UserAccueil?idUser=3' })

const meta = preview.meta({
  title: 'Screens/Users',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Users = meta.story(users.many)
export const UsersLoading = meta.story(users.loading)
export const UsersEmpty = meta.story(users.empty)
export const UsersNoMatch = meta.story(users.noMatch)
export const UsersFailed = meta.story(users.error)
export const UsersForbidden = meta.story(users.forbidden)
export const UsersLong = meta.story(users.long)
export const UsersLocked = meta.story(users.locked)
export const User = meta.story(user.ready)
export const UserLoading = meta.story(user.loading)
export const UserUnknown = meta.story(user.unknown)
export const UserFailed = meta.story(user.error)
export const UserForbidden = meta.story(user.forbidden)
export const UserLong = meta.story(user.long)
export const UserLocked = meta.story(user.locked)

/** The title of a locked account says so, on every tab. */
export const UserOfALockedAccount = meta.story({
  args: {
    at: '/Adm/Usr/UserAccueil?idUser=3',
    answers: [answer(UsrUser.Get, () => ({ ...UsrUser.Get.example.value, isLocked: true }))],
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: UsrUser.Get.example.value.lbUser })
    await expect(within(title.parentElement ?? title).getByText('Verrouillé')).toBeVisible()
  },
})

// The signed-in user of stories is a.martin.
const me = {
  ...UsrUser.Get.example.value,
  idUser: 1,
  login: 'a.martin',
  lbUser: 'Alice Martin',
  isActif: true,
  isLocked: false,
}
const others = ['Bruno Lefèvre', 'Chloé Petit'].map((lbUser, at) => ({
  ...me,
  idUser: at + 2,
  login: `other.${at}`,
  lbUser,
}))

const leftOut = {
  fr: {
    all: 'Tout sélectionner',
    bar: 'Sélection',
    off: 'Désactiver',
    said: /Laissé de côté.*Alice Martin.*ni vous désactiver/,
  },
  en: {
    all: 'Select all',
    bar: 'Selection',
    off: 'Deactivate',
    said: /Left out: Alice Martin.*neither deactivate nor lock/,
  },
} as const

/** All users are selected, with the signed-in one: the question names who is left out. */
const asked = (locale: 'fr' | 'en') => {
  const words = leftOut[locale]
  return meta.story({
    globals: { locale },
    args: { at: '/Adm/Usr/UserList', answers: [answer(UsrUser.GetList, () => [me, ...others])] },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: words.all }))
      await userEvent.click(
        await within(await canvas.findByRole('group', { name: words.bar })).findByRole('button', { name: words.off }),
      )
      await expect(await screen.findByText(words.said)).toBeVisible()
    },
  })
}
export const UsersWithoutOneself = asked('fr')
export const UsersWithoutOneselfInEnglish = asked('en')

/** The signed-in user’s own account stays active and unlocked. */
export const OwnAccount = meta.story({
  args: { at: '/Adm/Usr/UserAccueil?idUser=1&e=Modifier', answers: [answer(UsrUser.Get, () => me)] },
  play: async () => {
    const form = within(await screen.findByRole('dialog', whole))
    await expect(await form.findByRole('switch', { name: 'Actif' })).toHaveAttribute('aria-readonly', 'true')
  },
})

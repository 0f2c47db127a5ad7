import preview from '../../../../../.storybook/preview.tsx'
import { homeStates, listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import userHome from './UserAccueil/index.ts'
import userList from './UserList/index.ts'

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

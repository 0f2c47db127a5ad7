import preview from '../../../../../.storybook/preview.tsx'
import { homeStates, listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import home from './TableAccueil/index.ts'
import list from './TableList/index.ts'

const key = SysTable.GetList.example.value[0]?.idTableGuid ?? ''
const lists = listStates(list, { at: '/Core/Sys/TableList' })
const homes = homeStates(home, { at: `/Core/Sys/TableAccueil?idTableGuid=${key}` })

const meta = preview.meta({
  title: 'Screens/System tables',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Core/Sys/TableList', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const List = meta.story(lists.many)
export const ListLoading = meta.story(lists.loading)
export const ListEmpty = meta.story(lists.empty)
export const ListNoMatch = meta.story(lists.noMatch)
export const ListFailed = meta.story(lists.error)
export const ListForbidden = meta.story(lists.forbidden)
export const ListLong = meta.story(lists.long)
export const ListLocked = meta.story(lists.locked)
export const Home = meta.story(homes.ready)
export const HomeLoading = meta.story(homes.loading)
export const HomeUnknown = meta.story(homes.unknown)
export const HomeFailed = meta.story(homes.error)
export const HomeForbidden = meta.story(homes.forbidden)
export const HomeLong = meta.story(homes.long)
export const HomeLocked = meta.story(homes.locked)

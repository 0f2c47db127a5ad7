import preview from '../../../../../.storybook/preview.tsx'
import { homeStates, listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import modeHome from './ModeInspectionAccueil/index.ts'
import modeList from './ModeInspectionList/index.ts'
import taskList from './TacheList/index.ts'

const { idModeGuid } = ModModeInspection.Get.example.input

const modes = listStates(modeList, { at: '/Prm/Mod/ModeInspectionList' })
const mode = homeStates(modeHome, { at: `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${idModeGuid}` })
const tasks = listStates(taskList, { at: `/Prm/Mod/TacheList?idModeGuid=${idModeGuid}&idModeversion=1`, slot: 'n.' })

const meta = preview.meta({
  title: 'Screens/Inspection modes',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Modes = meta.story(modes.many)
export const ModesLoading = meta.story(modes.loading)
export const ModesEmpty = meta.story(modes.empty)
export const ModesNoMatch = meta.story(modes.noMatch)
export const ModesFailed = meta.story(modes.error)
export const ModesForbidden = meta.story(modes.forbidden)
export const ModesLong = meta.story(modes.long)
export const ModesLocked = meta.story(modes.locked)
export const Mode = meta.story(mode.ready)
export const ModeLoading = meta.story(mode.loading)
export const ModeUnknown = meta.story(mode.unknown)
export const ModeFailed = meta.story(mode.error)
export const ModeForbidden = meta.story(mode.forbidden)
export const ModeLong = meta.story(mode.long)
export const ModeLocked = meta.story(mode.locked)
export const Tasks = meta.story(tasks.many)
export const TasksLoading = meta.story(tasks.loading)
export const TasksEmpty = meta.story(tasks.empty)
export const TasksNoMatch = meta.story(tasks.noMatch)
export const TasksFailed = meta.story(tasks.error)
export const TasksForbidden = meta.story(tasks.forbidden)
export const TasksLong = meta.story(tasks.long)

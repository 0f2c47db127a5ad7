import preview from '../../../../../.storybook/preview.tsx'
import { listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import actionList from './ActionList/index.ts'
import routeList from './RouteList/index.ts'

const actions = listStates(actionList, { at: '/Core/Sys/ActionList' })
const routes = listStates(routeList, { at: '/Core/Sys/RouteList' })

const meta = preview.meta({
  title: 'Screens/Routes and actions',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Actions = meta.story(actions.many)
export const ActionsLoading = meta.story(actions.loading)
export const ActionsEmpty = meta.story(actions.empty)
export const ActionsNoMatch = meta.story(actions.noMatch)
export const ActionsFailed = meta.story(actions.error)
export const ActionsForbidden = meta.story(actions.forbidden)
export const ActionsLong = meta.story(actions.long)
export const Routes = meta.story(routes.many)
export const RoutesLoading = meta.story(routes.loading)
export const RoutesEmpty = meta.story(routes.empty)
export const RoutesNoMatch = meta.story(routes.noMatch)
export const RoutesFailed = meta.story(routes.error)
export const RoutesForbidden = meta.story(routes.forbidden)
export const RoutesLong = meta.story(routes.long)

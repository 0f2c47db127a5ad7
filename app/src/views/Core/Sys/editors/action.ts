import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, label, ref, switchField, text } from '../../../../kit/editor/fields.ts'

/** The route that a route or an action stands below. */
const parentOption = ({ ref: value, label: name }: { ref: string; label: string }) => ({ value, text: name, description: value })

/** Changes what menus can run. */
export const action = editor(SysAction.Update, {
  title: 'editor.action.edit',
  fields: [
    ref('refAction', { help: 'help.ref' }),
    label('label'),
    text('module'),
    text('schema'),
    text('parameters', { help: 'help.parameters', isWide: true }),
    choice('refRouteParent', SysRoute.GetList, { option: parentOption, isWide: true }),
    switchField('isMenu'),
    switchField('isActive'),
    switchField('isVirtuel'),
    switchField('hasResource'),
  ],
  look: () => ({ endpoint: SysAction.GetList, input: {}, key: 'idAction' }),
})

/** Changes what menus lead to. */
export const route = editor(SysRoute.Update, {
  title: 'editor.route.edit',
  fields: [
    ref('ref', { help: 'help.ref' }),
    label('label'),
    text('path', { isWide: true }),
    text('component', { isWide: true }),
    text('module'),
    text('schema'),
    text('parameters', { help: 'help.parameters', isWide: true }),
    choice('refParent', SysRoute.GetList, { option: parentOption, isWide: true }),
    switchField('isMenu'),
    switchField('requiresAuth'),
    switchField('isVirtuel', { help: 'help.virtual' }),
    switchField('hasResource'),
  ],
  look: () => ({ endpoint: SysRoute.GetList, input: {}, key: 'idRoute' }),
})

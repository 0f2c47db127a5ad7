import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { AnyRow, EditorContext } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { label, ref, switchField, text } from '../../../../kit/editor/fields.ts'
import { isSafePath } from '../../../../navigation/menu-entry.ts'
import { isAlwaysPresent } from '../../../../navigation/paths.ts'
import { isNeeded } from '../../kept.ts'
import { routeChoice } from '../../route-choice.ts'
import { lostButtons } from '../lost-buttons.ts'

/** Spares actions that the administration needs, which stay active under their name (R35). */
export const neededAction = ({ refAction }: AnyRow) => (isNeeded(refAction) ? 'spared.neededAction' : null)
const ofNeeded = ({ row }: EditorContext) => row && neededAction(row)

/** Changes an action that menus can run. */
export const action = editor(SysAction.Update, {
  title: 'editor.action.edit',
  fields: [
    ref('refAction', { help: 'help.ref', locked: ofNeeded }),
    label('label'),
    text('module'),
    text('schema'),
    text('parameters', { help: 'help.parameters', isWide: true }),
    routeChoice('refRouteParent', { isWide: true }),
    switchField('isMenu'),
    switchField('isActive', { locked: ofNeeded }),
    switchField('isVirtuel'),
    switchField('hasResource'),
  ],
  follows: async ({ isActive }, { record, ...told }) =>
    record?.isActive === true && isActive === false ? lostButtons([record], told) : null,
  look: () => ({ endpoint: SysAction.GetList, input: {}, key: 'idAction' }),
})

/** A path as the console takes it, which only a virtual route may lack. */
const routePath = {
  check: (path: unknown, { isVirtuel }: { isVirtuel?: boolean }) => {
    if (typeof path !== 'string' || (path.trim() === '' && isVirtuel === true)) return null
    if (!isSafePath(path.trim())) return 'rule.path'
    return isAlwaysPresent(path) ? 'rule.reservedPath' : null
  },
} as const

/** Changes a route that menus lead to. */
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
    routeChoice('refParent', {
      isWide: true,
      parentOf: { id: (above) => above.ref, parent: ({ refParent }) => refParent },
    }),
    switchField('isMenu'),
    switchField('requiresAuth'),
    switchField('isVirtuel', { help: 'help.virtual' }),
    switchField('hasResource'),
  ],
  rules: { path: routePath },
  look: () => ({ endpoint: SysRoute.GetList, input: {}, key: 'idRoute' }),
})

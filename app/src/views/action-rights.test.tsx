import { isRefAction } from '@ronde/contracts/actions'
import { expect, test } from 'vitest'
import type { Action, Actions } from '../kit/actions/action.ts'
import type { RowsPart } from '../kit/actions/parts.ts'
import type { AnyEndpoint, AnyRow } from '../kit/place/row.ts'
import type { AnyHome } from '../kit/screens/home-config.ts'
import type { PageConfig } from '../kit/screens/page-config.ts'
import { rightOf, rolesOfCall } from '../kit/screens/why/operation-rights.ts'
import { knownActions } from '../kit/screens/why/known-actions.ts'
import { neededRole } from '../navigation/needed-role.ts'
import type { ScreenView } from '../navigation/screen-view.ts'
import { viewName } from '../navigation/views.ts'

type Config = RowsPart | AnyHome | PageConfig

const modules = import.meta.glob<{ default: ScreenView<Config> }>('./*/*/*/index.ts', { eager: true })

function actionsOf(config: Config): Actions<AnyRow>[] {
  if ('part' in config) return [config.config.actions ?? {}]
  const parts = config.parts.map((part) =>
    part.part === 'rows' ? (part.config.actions ?? {}) : part.part === 'own' ? (part.actions ?? {}) : {},
  )
  return [config.actions ?? {}, ...parts]
}

/** The call of an action; null where it has none, or several. */
function callOf(action: Action<AnyRow>): AnyEndpoint | null {
  if (action.kind === 'edit' || action.kind === 'create') return action.editor.endpoint
  if (action.kind === 'save' || action.kind === 'import' || action.kind === 'download') return action.endpoint
  if (action.kind === 'pick') return action.save
  if (action.kind === 'panel' && 'source' in action.content) {
    const { source } = action.content
    return typeof source === 'object' && 'operation' in source ? source : null
  }
  return null
}

const views = Object.entries(modules).map(
  ([file, { default: view }]) => [viewName(`views/${file.slice(2)}`), view.config] as const,
)
const done = views.flatMap(([view, config]) =>
  actionsOf(config).flatMap((actions) =>
    Object.entries(actions).flatMap(([name, action]) => {
      const call = callOf(action)
      return isRefAction(name) && call ? [{ view, name, call, operation: call.operation }] : []
    }),
  ),
)

test.each(done)('$name of $view needs the role that $operation asks for', ({ view, name, call }) => {
  // On every screen but the user's own profile, a record is another user's.
  const [right = rightOf(call)] = rolesOfCall(call, { isAnother: view !== 'AdmUsrUserProfil' })
  expect(neededRole({ refRoute: null, refAction: name, routeEncrageMenu: view })).toBe(
    right === 'signedIn' || right === 'open' ? null : right,
  )
})

test('every action that a screen declares is known to be one of its', () => {
  expect(done.length).toBeGreaterThan(40)
  expect(
    done.filter(({ view, name }) => !knownActions(view).includes(name)).map(({ view, name }) => [view, name]),
  ).toEqual([])
})

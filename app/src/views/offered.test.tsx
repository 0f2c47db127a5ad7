import { isRefAction, type RefAction } from '@ronde/contracts/actions'
import { menusOf } from '@ronde/contracts/navigation'
import { describe, expect, test } from 'vitest'
import type { Actions } from '../kit/actions/action.ts'
import type { AnyHome } from '../kit/screens/home-config.ts'
import type { PageConfig } from '../kit/screens/page-config.ts'
import type { RowsPart } from '../kit/actions/parts.ts'
import type { ScreenView } from '../navigation/screen-view.ts'
import type { AnyRow } from '../kit/place/row.ts'
import { viewName } from '../navigation/views.ts'

const modules = import.meta.glob<{ default: ScreenView<RowsPart | AnyHome | PageConfig> }>('./*/*/*/index.ts', {
  eager: true,
})
const views = new Map(
  Object.entries(modules).map(([file, { default: view }]) => [viewName(`views/${file.slice(2)}`), view.config]),
)

type Config = RowsPart | AnyHome | PageConfig
const rowsOf = (config: Config): RowsPart[] =>
  'part' in config ? [config] : config.parts.flatMap((part) => (part.part === 'rows' ? [part] : []))

/** The actions that a view supports: its own, and those of the kit for such a view. */
function actionsOf(config: Config): RefAction[] {
  const own: Actions<AnyRow>[] =
    'part' in config
      ? []
      : [config.actions ?? {}, ...config.parts.map((part) => (part.part === 'own' ? (part.actions ?? {}) : {}))]
  const named = [...own, ...rowsOf(config).map((part) => part.config.actions ?? {})].flatMap((actions) =>
    Object.keys(actions).filter(isRefAction),
  )
  return [
    ...named,
    ...(rowsOf(config).length > 0 ? (['Exporter'] as const) : []),
    ...('source' in config && !('part' in config) ? (['CopierLien'] as const) : []),
    ...('version' in config && config.version ? (['ComparerVersions'] as const) : []),
  ]
}

/** The actions that the seed's menus offer on a view, without those that lead to another page. */
const offered = (view: string): RefAction[] =>
  menusOf(1)
    .filter(({ refMenu }) => /\.(TitleActionMenu|ActionMenu|ItemMenu)$/.test(refMenu) && refMenu.startsWith(`${view}.`))
    .flatMap(({ menuItems }) =>
      menuItems.flatMap(({ refAction, path }) => (isRefAction(refAction) && !path ? [refAction] : [])),
    )

describe.each([...views])('%s', (view, config) => {
  test('answers every action that a menu offers on it', () => {
    expect(offered(view).filter((action) => !actionsOf(config).includes(action))).toEqual([])
  })

  test('has no action that no menu offers', () => {
    const reachable = offered(view)
    expect(
      actionsOf(config).filter(
        (action) => !reachable.includes(action) && action !== 'Exporter' && action !== 'CopierLien',
      ),
    ).toEqual([])
  })
})

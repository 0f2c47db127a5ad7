import { useUnit } from 'effector-react'
import { flatRoutes } from '../navigation/flat-routes.ts'
import { $routes } from '../navigation/menus.ts'
import { $tiles } from '../navigation/tiles.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

/** Tiles of the views that the user's menus lead to; data of other tiles is not even asked for. */
export function HomeTiles() {
  const [tiles, routes] = useUnit([$tiles, $routes])
  const all = flatRoutes(routes)
  return tiles.map(({ view, Tile }) => {
    const path = all.find((route) => route.view === view)?.path
    return path ? (
      <PartBoundary key={view} fallback={<PartFailure />}>
        <Tile path={path} />
      </PartBoundary>
    ) : null
  })
}

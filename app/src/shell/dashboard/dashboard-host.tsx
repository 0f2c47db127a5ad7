import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { $routes } from '../../navigation/menus.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { PartBoundary } from '../part-boundary.tsx'
import { PartFailure } from '../part-failure.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

const Dashboard = lazy(() =>
  loadChunk('dashboard', () => import('./dashboard.tsx')).then((module) => ({ default: module.Dashboard })),
)

const servicesView = 'AffAffAffairePrestationList'

/** The dashboard of services, for those whose menus lead to them; others are not even asked for. */
export function DashboardHost() {
  const path = flatRoutes(useUnit($routes)).find(({ view }) => view === servicesView)?.path
  if (!path) return null
  return (
    <PartBoundary fallback={<PartFailure />}>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard path={path} />
      </Suspense>
    </PartBoundary>
  )
}

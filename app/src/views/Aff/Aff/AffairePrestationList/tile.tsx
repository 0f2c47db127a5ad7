import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../../base/chunk.ts'
import { DashboardSkeleton } from '../due/dashboard-skeleton.tsx'

/** Fetches what it shows, before it is shown. */
export const ahead = () => loadChunk('dashboard', () => import('../due/dashboard.tsx'))

const Dashboard = lazy(() => ahead().then((module) => ({ default: module.Dashboard })))

/** The services that are due, on the home. */
export default function DueTile({ path }: { path: string }) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard path={path} />
    </Suspense>
  )
}

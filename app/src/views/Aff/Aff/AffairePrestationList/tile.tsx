import { laterPart } from '../../../../base/later-part.tsx'
import { DashboardSkeleton } from '../due/dashboard-skeleton.tsx'

const Dashboard = laterPart(
  'dashboard',
  () => import('../due/dashboard.tsx').then((module) => module.Dashboard),
  <DashboardSkeleton />,
)

/** Fetches what it shows, before it is shown. */
export const ahead = Dashboard.fetch

/** The services that are due, on the home. */
const DueTile = ({ path }: { path: string }) => <Dashboard path={path} />
export default DueTile

import { laterPart } from '../../../../base/later-part.tsx'
import { DashboardSkeleton } from '../due/dashboard-skeleton.tsx'

const Dashboard = laterPart(
  'dashboard',
  () => import('../due/dashboard.tsx').then((module) => module.Dashboard),
  <DashboardSkeleton />,
)

/** Loads the tile's code before it is shown. */
export const ahead = Dashboard.fetch

/** The tile of due services on the home. */
const DueTile = ({ path }: { path: string }) => <Dashboard path={path} />
export default DueTile

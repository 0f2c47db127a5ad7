import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../navigation/paths.ts'
import { $initialising, $isAuthenticated } from '../session/session.ts'
import { useInside } from './inside-part.ts'

/** Everything that needs a signed-in user. Without a token the login page comes first, and leads back here. */
export function Guarded() {
  const [isInitialising, isAuthenticated] = useUnit([$initialising, $isAuthenticated])
  const { pathname, search } = useLocation()
  const inside = useInside()
  if (isInitialising) return <LoadingView />
  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ requested: pathname + search }} />
  return inside ? <inside.Routed /> : <LoadingView />
}

import { RouterProvider } from 'react-router-dom'
import type { createConsoleRouter } from './router.tsx'

/** The console, on its router. Without transitions: a controlled field must not lose letters while the address changes. */
export function App({ router }: { router: ReturnType<typeof createConsoleRouter> }) {
  return <RouterProvider router={router} useTransitions={false} />
}

import { ErrorPanel } from '@ronde/ui/error-panel'
import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { aloneContext, ScreenView } from '../kit/screen.ts'
import { useText } from '../locales/use-text.ts'
import { $loadView, newAttempt } from '../navigation/views.ts'

interface ScreenHostProps {
  view: string
  parentView: string | null
}

/** Shows a view by its name; what fails to arrive or to render says so in its place, and the rest of the console lives. */
export function ScreenHost(props: ScreenHostProps) {
  // A screen that is come back to tries anew: what failed then may be there now.
  const [attempt, setAttempt] = useState(newAttempt)
  return (
    <FailureBoundary key={`${props.view} ${attempt}`} onRetry={() => setAttempt(newAttempt)}>
      <Suspense fallback={<LoadingView />}>
        <LoadedScreen {...props} attempt={attempt} />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedScreen({ view, parentView, attempt }: ScreenHostProps & { attempt: number }) {
  const load = useUnit($loadView)
  const { Screen, config } = use<ScreenView>(load(view, attempt))
  const isAlone = useOutletContext<typeof aloneContext | undefined>()?.isAlone ?? false
  return <Screen config={config as never} place={{ view, parentView: isAlone ? null : parentView }} />
}

function ScreenFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText()
  return error.name === 'ChunkLoadError' ? (
    <ErrorPanel title={text('screen.notLoaded')} message={text('screen.notLoadedWhy')} onRetry={() => globalThis.location.reload()} />
  ) : (
    <ErrorPanel title={text('screen.broken')} message={text('screen.brokenWhy')} onRetry={onRetry} />
  )
}

interface BoundaryProps {
  onRetry: () => void
  children: ReactNode
}

class FailureBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <ScreenFailure error={error} onRetry={this.props.onRetry} /> : this.props.children
  }
}

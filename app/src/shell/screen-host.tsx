import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { aloneContext } from '../kit/screens/screen.ts'
import { useBrought } from '../base/later-part.tsx'
import type { ScreenPlace } from '../navigation/screen-view.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useText } from '../locales/use-text.ts'
import { $loadView, attemptAt, newAttempt } from '../navigation/views.ts'
import { ScreenFailure } from './screen-failure.tsx'

interface ScreenHostProps {
  view: string
  parentView: string | null
}

/** Shows a view by its name; a view that fails to load or to render says so in its place, and the rest of the console works on. */
export function ScreenHost({ view, parentView }: ScreenHostProps) {
  const isAlone = useOutletContext<typeof aloneContext | undefined>()?.isAlone ?? false
  const place = { view, parentView: isAlone ? null : parentView }
  const [attempt, setAttempt] = useState(() => attemptAt(view))
  // A screen that failed is tried again when the user comes back to it.
  useEffect(() => () => void newAttempt(view), [view])
  const isNested = place.parentView !== null
  return (
    <FailureBoundary
      key={`${view} ${attempt}`}
      view={view}
      isNested={isNested}
      onRetry={() => setAttempt(newAttempt(view))}
    >
      <LoadedScreen place={place} attempt={attempt} />
    </FailureBoundary>
  )
}

function LoadedScreen({ place, attempt }: { place: ScreenPlace; attempt: number }) {
  const load = useUnit($loadView)
  const come = useBrought(() => load(place.view, attempt))
  return come ? <come.value.Screen place={place} /> : <Loading view={place.view} isNested={place.parentView !== null} />
}

function Loading({ view, isNested }: { view: string; isNested: boolean }) {
  const text = useText()
  usePageTitle(isNested ? null : text.of(`view.${view}`, view))
  return <LoadingView />
}

interface BoundaryProps {
  view: string
  isNested: boolean
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
    return error ? <ScreenFailure {...this.props} error={error} /> : this.props.children
  }
}

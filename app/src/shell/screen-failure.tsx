import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ScreenTitle } from '../kit/screens/screen-title.tsx'
import { useText } from '../locales/use-text.ts'
import { $isOutdated, chunkMissed, reloadAsked } from './deployment.ts'
import { Page } from './page.styles.ts'

interface ScreenFailureProps {
  error: Error
  view: string
  /** Whether the screen is inside a home, which has the page's title. */
  isNested: boolean
  onRetry: () => void
}

/** Shown in place of a screen that could not be loaded, or failed to render. */
export function ScreenFailure({ error, view, isNested, onRetry }: ScreenFailureProps) {
  const text = useText()
  const screen = text.of(`view.${view}`, view)
  return (
    <Page>
      <ScreenTitle title={screen} isNested={isNested} />
      {error.name === 'ChunkLoadError' ? (
        <MissingScreen screen={screen} onRetry={onRetry} />
      ) : (
        <ErrorPanel title={text('screen.broken')} message={text('screen.brokenWhy')} onRetry={onRetry} />
      )}
    </Page>
  )
}

interface MissingScreenProps {
  screen: string
  onRetry: () => void
}

/** The screen's file could not be loaded. It retries when the network is back; some browsers keep the failure until a reload. */
function MissingScreen({ screen, onRetry }: MissingScreenProps) {
  const text = useText()
  const [isOutdated, miss, reload] = useUnit([$isOutdated, chunkMissed, reloadAsked])
  useEffect(() => {
    miss()
  }, [miss])
  useEffect(() => {
    globalThis.addEventListener('online', onRetry)
    return () => globalThis.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div role="alert">
      <EmptyState
        icon={isOutdated ? 'refresh-cw' : 'cloud-off'}
        title={isOutdated ? text('chunk.newVersion') : text('chunk.notLoaded', { screen })}
        action={
          <Button tone="primary" icon="refresh-cw" onPress={() => reload()}>
            {text('chunk.reload')}
          </Button>
        }
      >
        {isOutdated ? text('chunk.newVersionWhy', { screen }) : text('chunk.notLoadedWhy')}
      </EmptyState>
    </div>
  )
}

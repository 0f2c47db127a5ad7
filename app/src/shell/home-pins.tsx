import { lazy, Suspense } from 'react'
import { loadChunk } from '../base/chunk.ts'
import { usePinnedViews } from '../kit/saved-views/pinned.ts'
import { useText } from '../locales/use-text.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

const PinnedTiles = lazy(() =>
  loadChunk('pinned-tiles', () => import('./pinned-tiles.tsx')).then((module) => ({ default: module.PinnedTiles })),
)

/** The views that the user keeps on the home; nothing where there are none. */
export function HomePins() {
  const text = useText()
  const pins = usePinnedViews()
  return pins.length > 0 ? (
    <section aria-label={text('home.pinned')}>
      <PartBoundary fallback={<PartFailure />}>
        <Suspense fallback={null}>
          <PinnedTiles pins={pins} />
        </Suspense>
      </PartBoundary>
    </section>
  ) : null
}

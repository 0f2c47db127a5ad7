import { laterPart } from '../base/later-part.tsx'
import { usePinnedViews } from '../kit/saved-views/pinned.ts'
import { useText } from '../locales/use-text.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

const PinnedTiles = laterPart('pinned-tiles', () => import('./pinned-tiles.tsx').then((module) => module.PinnedTiles))

/** The saved views that the user has pinned to the home; nothing where there are none. */
export function HomePins() {
  const text = useText()
  const pins = usePinnedViews()
  return pins.length > 0 ? (
    <section aria-label={text('home.pinned')}>
      <PartBoundary fallback={<PartFailure />}>
        <PinnedTiles pins={pins} />
      </PartBoundary>
    </section>
  ) : null
}

import type { Track } from '../internal/columns/tracks.ts'
import type { AnyRow } from '../internal/rows/row-source.ts'
import { SkeletonRows } from './grid.styles.ts'

/** As many rows as a high screen shows. */
const count = 24

/** Rows of the final shape, so that nothing moves when the data comes. */
export const GridSkeleton = ({ tracks }: { tracks: readonly Track<AnyRow>[] }) => (
  <SkeletonRows aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} data-row="">
        {tracks.map((track, at) => (
          <div
            key={track.id}
            data-cell=""
            data-type={track.column?.dataType}
            data-track={track.kind}
            style={track.style}
          >
            {track.kind === 'data' && <span data-bar={(row * 5 + at * 3 + ((row * at) % 3)) % 4} />}
          </div>
        ))}
      </div>
    ))}
  </SkeletonRows>
)

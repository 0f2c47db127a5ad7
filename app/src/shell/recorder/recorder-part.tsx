import { Card } from '@ronde/ui/card'
import { Skeleton } from '@ronde/ui/skeleton'
import { laterPart } from '../../base/later-part.tsx'
import { Words } from '../../locales/words.tsx'
import { PartBoundary } from '../part-boundary.tsx'
import { PartFailure } from '../part-failure.tsx'

const waiting = (
  <Card aria-busy>
    <Skeleton lines={8} />
  </Card>
)

const Part = laterPart('recorder', () => import('./recorder-card.tsx').then((come) => come.RecorderCard), waiting)

/** What was recorded, fetched with its texts when the page about the console is opened. */
export const Recorder = () => (
  <PartBoundary fallback={<PartFailure />}>
    <Words of="./shell/recorder" otherwise={waiting}>
      <Part />
    </Words>
  </PartBoundary>
)

import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'

import { laterLayer } from '../base/later-layer.tsx'
import { $why, whyClosed } from '../kit/screens/why/why-asked.ts'
import { Words } from '../locales/words.tsx'
import { useText } from '../locales/use-text.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

const WhyDialog = laterLayer('why', () =>
  import('../kit/screens/why/why-dialog.tsx').then((module) => module.WhyDialog),
)

/** The dialog about the page's missing actions, when it is asked for. */
export function WhyHost() {
  const text = useText()
  const [asked, close] = useUnit([$why, whyClosed])
  return (
    asked && (
      <PartBoundary
        fallback={
          <Dialog title={text('why.title')} onOpenChange={() => close()}>
            <PartFailure />
          </Dialog>
        }
      >
        <Words of="./kit/screens/why">
          <WhyDialog row={asked.row} onClose={() => close()} />
        </Words>
      </PartBoundary>
    )
  )
}

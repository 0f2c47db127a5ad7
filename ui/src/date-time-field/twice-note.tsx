import type { ZonedDateTime } from '@internationalized/date'
import { Button } from '../button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Note } from './date-time-field.styles.ts'
import { nearestInstant, offsetText, readInstant, wallTimeOf } from './instants.ts'
import type { IsoInstant } from './instants.ts'

interface TwiceNoteProps {
  id: string
  moment: ZonedDateTime
  /** The moments that show the same time, the earlier first. */
  twins: readonly IsoInstant[]
  timeZone: string
  isLocked: boolean
  onChoose: (instant: IsoInstant) => void
}

/** Says which of the two is meant when the clocks go back, and takes the other. */
export function TwiceNote({ id, moment, twins, timeZone, isLocked, onChoose }: TwiceNoteProps) {
  const { t } = useUi()
  // Compared as the clocks' offset: the kept moment may have seconds that the text does not show.
  const first = readInstant(nearestInstant(wallTimeOf(moment), timeZone), timeZone)
  const isFirst = first?.offset === moment.offset
  const other = isFirst ? twins[1] : twins[0]
  return (
    <Note>
      <span id={id}>{t(isFirst ? 'dateTime.first' : 'dateTime.second', { offset: offsetText(moment) })}</span>
      {!isLocked && other !== undefined && (
        <Button size="small" tone="quiet" onPress={() => onChoose(other)}>
          {t(isFirst ? 'dateTime.takeSecond' : 'dateTime.takeFirst')}
        </Button>
      )}
    </Note>
  )
}

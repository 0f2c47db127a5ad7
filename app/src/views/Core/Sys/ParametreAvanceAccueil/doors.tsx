import { Icon } from '@ronde/ui/icon'
import { Link } from '@ronde/ui/link'
import { addressFrom } from '../../../../navigation/params.ts'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useOffered } from '../../../../navigation/offered.ts'
import { Door, DoorList } from './doors.styles.ts'

/** Links to the pages of a page's `NavMenu`: `own(Doors)`. */
export function Doors({ place: { view } }: OwnPartProps) {
  const doors = useOffered(view, 'NavMenu').filter(({ entry }) => entry.path !== null)
  if (doors.length === 0) return null
  return (
    <DoorList>
      {doors.map(({ id, text, icon, entry }) => (
        <Door key={id}>
          <Link href={addressFrom(entry, {})}>
            {icon && <Icon name={icon} />}
            {text}
          </Link>
        </Door>
      ))}
    </DoorList>
  )
}

import { Icon } from '@ronde/ui/icon'
import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../../../locales/use-text.ts'
import { $menus } from '../../../navigation/menus.ts'
import type { Reason } from './reason.ts'
import { type About, placeOfChange, reasonWords } from './why-words.ts'
import { Line, Lines } from './why.styles.ts'

interface ReasonLineProps {
  reason: Reason
  about: About
  /** Called when its link is followed. */
  onLeave?: (() => void) | undefined
}

/** A reason, and where what decides is changed: a link where the reader may go there. */
function ReasonLine({ reason, about, onLeave }: ReasonLineProps) {
  const text = useText()
  const menus = useUnit($menus)
  const place = placeOfChange(reason, about, { menus, text })
  return (
    <p>
      {reasonWords(reason, about, text)}{' '}
      {place &&
        (place.href ? (
          <Link href={place.href} onClick={onLeave}>
            {text('why.change', { screen: place.screen })}
          </Link>
        ) : (
          text('why.askAdmin', { screen: place.screen })
        ))}
    </p>
  )
}

/** Something that can be done, or what stands in its way. */
export interface JudgedLine {
  id: string
  text: string
  reasons: readonly Reason[]
  /** Said under it besides. */
  note?: string | null
}

interface JudgedLinesProps {
  lines: readonly JudgedLine[]
  label: string
  about: About
  onLeave?: () => void
}

/** Things that can be done and things that cannot, each with its reasons. */
export function JudgedLines({ lines, label, about, onLeave }: JudgedLinesProps) {
  const text = useText()
  return (
    <Lines aria-label={label}>
      {lines.map(({ id, text: name, reasons, note }) => (
        <Line key={id}>
          <Icon
            name={reasons.length === 0 ? 'circle-check' : 'circle-off'}
            label={text(reasons.length === 0 ? 'why.can' : 'why.cannot')}
            size={16}
          />
          <span>{name}</span>
          {reasons.map((reason, at) => (
            <ReasonLine key={at} reason={reason} about={about} onLeave={onLeave} />
          ))}
          {note && <p>{note}</p>}
        </Line>
      ))}
    </Lines>
  )
}

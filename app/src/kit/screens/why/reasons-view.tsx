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
  /** Called when the link is followed. */
  onLeave?: (() => void) | undefined
}

/** A reason, with the screen where its cause can be changed, as a link where the reader may go there. */
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

/** An action, with the reasons against it. */
export interface JudgedLine {
  id: string
  text: string
  reasons: readonly Reason[]
  /** A note shown under it. */
  note?: string | null
}

interface JudgedLinesProps {
  lines: readonly JudgedLine[]
  label: string
  about: About
  onLeave?: () => void
}

/** Actions that can be done and actions that cannot, each with its reasons. */
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

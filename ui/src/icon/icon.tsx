import { createElement } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { useUi } from '../theme/ui-context.ts'
import type { IconDrawing, IconDrawingProps, IconSet } from '../icons/icon-drawing.ts'
import type { IconSource } from '../icons/icon-source.ts'
import { Frame } from './icon.styles.ts'

export interface IconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A name of the set that the `UiProvider` got, any other draws a neutral dot; or the drawing itself. */
  name: IconSource
  /** Name of the icon where no text beside it has the same meaning; without one it is decoration, hidden from screen readers. */
  label?: string
  /** In px, more where texts are larger. @default 16 */
  size?: 12 | 16 | 20 | 24
  ref?: Ref<HTMLSpanElement>
}

const directional = /left|right|list|undo|redo|log-?(in|out)|external/i

// A name may come from a server, so inherited keys such as `constructor` do not count.
const drawn = (icons: IconSet, name: string): IconDrawing =>
  (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? Dot

/** One drawing, by name or as it is. */
export function Icon({ name, label, size = 16, ...rest }: IconProps) {
  const { icons } = useUi()
  const drawing = typeof name === 'string' ? drawn(icons, name) : name
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Frame
      {...rest}
      {...role}
      data-size={size}
      data-directional={directional.test(drawing.displayName ?? '') || undefined}
    >
      {createElement(drawing, { 'aria-hidden': true, strokeWidth: size > 16 ? 1.75 : 2 })}
    </Frame>
  )
}

/** Drawn where a name has no drawing. */
function Dot(props: IconDrawingProps) {
  return (
    <svg {...props} viewBox="0 0 24 24" fill="currentColor">
      <circle cx="12" cy="12" r="2" />
    </svg>
  )
}

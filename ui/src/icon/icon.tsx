import { Dot } from 'lucide-react'
import { createElement } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { iconNamed } from './icon-set.ts'
import type { IconName } from './icon-set.ts'
import { Frame } from './icon.styles.ts'

export interface IconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A name of the set (`iconNames`); any other draws a neutral dot. */
  name: IconName | (string & {})
  /** What the drawing says where no text says it; without one it is decoration, hidden from screen readers. */
  label?: string
  /** In px. @default 16 */
  size?: 12 | 16 | 20 | 24
  ref?: Ref<HTMLSpanElement>
}

const directional = /left|right|list|undo|redo|log-|external/

/** One drawing of the icon set. */
export function Icon({ name, label, size = 16, ...rest }: IconProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Frame {...rest} {...role} data-size={size} data-directional={directional.test(name) || undefined}>
      {createElement(iconNamed(name) ?? Dot, { 'aria-hidden': true, strokeWidth: size > 16 ? 1.75 : 2 })}
    </Frame>
  )
}

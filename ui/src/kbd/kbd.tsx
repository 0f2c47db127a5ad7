import { Fragment } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { useUi } from '../theme/ui-context.ts'
import { Key, Root } from './kbd.styles.ts'
import { keyNames } from './key-names.ts'

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** As `KeyboardEvent.key` names them: `Ctrl+K` at once, `g a` one after the other. */
  keys: string
  ref?: Ref<HTMLElement>
}

/** The keys of a chord, in order; the plus sign itself is a key where nothing stands before or between. */
const keysOf = (chord: string): string[] => chord.split(/(?<=[^+])\+/)

/** Keys, as the keyboard of the user's language writes them. */
export function Kbd({ keys, ...rest }: KbdProps) {
  const { t } = useUi()
  return (
    <Root {...rest}>
      {keys.split(' ').map((chord, step) => (
        <Fragment key={`${step}${chord}`}>
          {step > 0 && ' '}
          {keysOf(chord).map((key, at) => {
            const name = keyNames[key]
            return (
              <Fragment key={key}>
                {at > 0 && '+'}
                <Key>
                  {name?.drawn ? (
                    <>
                      <span aria-hidden="true">{name.drawn}</span>
                      <VisuallyHidden elementType="span">{t(name.message)}</VisuallyHidden>
                    </>
                  ) : name ? (
                    t(name.message)
                  ) : (
                    key
                  )}
                </Key>
              </Fragment>
            )
          })}
        </Fragment>
      ))}
    </Root>
  )
}

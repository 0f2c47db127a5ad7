import { useState } from 'react'
import type { ButtonHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { mergeProps, useButton, useObjectRef } from 'react-aria'
import type { PressEvent } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { isStray } from '../internal/stray-press.ts'
import { useUi } from '../theme/ui-context.ts'
import { Root } from './button.styles.ts'
import type { ReasonProps } from './reason.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick' | 'type'> {
  /** `primary` once per screen at most; `quiet` in toolbars; `danger` for actions that cannot be undone; `inherit` on a coloured ground such as the app bar. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'quiet' | 'danger' | 'inherit'
  /** `small` stands in toolbars and beside fields. @default 'medium' */
  size?: 'small' | 'medium'
  /** Drawn before the text. */
  icon?: IconSource
  /** Work is under way: a spinner shows, presses do nothing, the focus stays. */
  isPending?: boolean
  /** Cannot be pressed and takes no focus. Say nearby why. */
  isDisabled?: boolean
  /** Why the button cannot be pressed now, in a few words. The button stays focusable, shows the reason on hover and focus, and ignores presses. */
  reason?: string
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Pressed by pointer, Enter, Space or assistive technology. */
  onPress?: (event: PressEvent) => void
  /** Its text: a verb and the thing. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Performs an action; the way to another place is a `Link`. */
export function Button(props: ButtonProps) {
  const {
    tone = 'neutral',
    size = 'medium',
    icon,
    isPending = false,
    isDisabled,
    reason,
    type = 'button',
    onPress,
    autoFocus,
    children,
    ref,
    'aria-disabled': blocked,
    ...rest
  } = props
  const { t } = useUi()
  const root = useObjectRef(ref)
  const isIdle = isPending || reason !== undefined
  const [told, setTold] = useState<{ Reason: ComponentType<ReasonProps>; button: HTMLElement } | null>(null)
  /** Fetches the module that shows the reason, which most buttons never need. */
  const tell = ({ currentTarget: button }: { currentTarget: HTMLElement }) => {
    if (reason !== undefined && !told)
      import('./reason.tsx').then(
        ({ Reason }) => setTold({ Reason, button }),
        () => {},
      )
  }
  const { buttonProps, isPressed } = useButton(
    // A waiting submit button must not submit again, and must not be disabled, which would lose the focus.
    {
      type: isIdle ? 'button' : type,
      isDisabled,
      onPress: isIdle
        ? undefined
        : (event) => {
            if (!isStray(root.current)) onPress?.(event)
          },
    },
    root,
  )
  return (
    <>
      <Root
        {...mergeProps(rest, buttonProps, { onPointerEnter: tell, onFocus: tell })}
        ref={root}
        onClickCapture={(event) => {
          if (isStray(root.current)) event.preventDefault()
          else rest.onClickCapture?.(event)
        }}
        // React's own attribute: it focuses at once, also in a layer that has just opened.
        autoFocus={autoFocus}
        aria-disabled={isIdle || blocked}
        data-pending={isPending || undefined}
        aria-description={reason}
        data-tone={tone}
        data-size={size}
        data-icon={icon || isPending || undefined}
        data-pressed={(isPressed && !isIdle) || undefined}
      >
        {isPending ? <Spinner role="img" aria-label={t('button.pending')} /> : icon && <Icon name={icon} />}
        {children}
      </Root>
      {told && reason !== undefined && <told.Reason button={told.button}>{reason}</told.Reason>}
    </>
  )
}

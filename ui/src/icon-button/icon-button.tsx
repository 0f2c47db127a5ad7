import type { ButtonHTMLAttributes, Ref } from 'react'
import { mergeProps, useButton, useObjectRef } from 'react-aria'
import type { PressEvent } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { isStray } from '../internal/stray-press.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { Tooltip } from '../tooltip/index.ts'
import type { TooltipProps, TooltipTriggerProps } from '../tooltip/index.ts'
import { Root } from './icon-button.styles.ts'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'onClick' | 'type' | 'children'
> {
  /** Its name, also shown as its tooltip. */
  label: string
  /** Its drawing. */
  icon: IconSource
  /** Called at each press, by pointer, touch, Enter or Space. */
  onPress?: (event: PressEvent) => void
  /** Cannot be pressed and takes no focus. */
  isDisabled?: boolean
  /** Makes the button a toggle, and says whether it is on. */
  isPressed?: boolean
  /** `inherit` takes the colours of a coloured ground around it. @default 'quiet' */
  tone?: 'quiet' | 'neutral' | 'primary' | 'danger' | 'inherit'
  /** `small` stands in rows and beside fields. @default 'medium' */
  size?: 'small' | 'medium'
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit'
  /** Side of the button the tooltip stands at; the other one where there is no room. @default 'bottom' */
  placement?: TooltipProps['placement']
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a drawing; its label is its name and its tooltip. */
export function IconButton({ placement, ...props }: IconButtonProps) {
  return (
    <Tooltip content={props.label} placement={placement} isName>
      {(trigger) => <BareIconButton {...props} trigger={trigger} />}
    </Tooltip>
  )
}

interface BareIconButtonProps extends Omit<IconButtonProps, 'placement'> {
  trigger: TooltipTriggerProps
}

function BareIconButton(props: BareIconButtonProps) {
  const {
    label,
    icon,
    onPress,
    isDisabled,
    isPressed,
    tone = 'quiet',
    size = 'medium',
    type = 'button',
    autoFocus,
    ref,
    trigger,
    ...rest
  } = props
  const { ref: triggerRef, ...triggerProps } = trigger
  const root = useObjectRef(useMergedRefs<HTMLButtonElement>(ref, triggerRef))
  const { buttonProps, isPressed: isHeldDown } = useButton(
    {
      type,
      isDisabled,
      onPress: (event) => {
        if (!isStray(root.current)) onPress?.(event)
      },
      'aria-label': label,
    },
    root,
  )
  return (
    <Root
      {...mergeProps(triggerProps, rest, buttonProps)}
      ref={root}
      autoFocus={autoFocus}
      aria-pressed={isPressed}
      data-tone={tone}
      data-size={size}
      data-pressed={isHeldDown || undefined}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </Root>
  )
}

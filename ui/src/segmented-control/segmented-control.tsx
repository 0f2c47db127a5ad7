import { useId } from 'react'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { useHeld } from '../internal/use-held.ts'
import { Tooltip } from '../tooltip/index.ts'
import { Radio, Root, Segment } from './segmented-control.styles.ts'

/** One of the ways to choose from. */
export interface SegmentOption<Value extends string | number = string | number> {
  /** Its value, unique in the control. */
  value: Value
  /** Its name. */
  label: string
  /** Drawing before the text. */
  icon?: IconSource
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean
}

export interface SegmentedControlProps<Value extends string | number = string | number> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Names the choice. */
  label: string
  /** Two to five. */
  options: readonly SegmentOption<Value>[]
  /** The chosen value. Without it the control keeps its own. */
  value?: Value
  /** The initial value, where the control keeps its own. @default the first option's */
  defaultValue?: Value
  /** Called when the user chooses a value. */
  onValueChange?: (change: { value: Value }) => void
  /** Only the drawings show; the texts are their names and tooltips. */
  isIconOnly?: boolean
  /** Cannot be used and takes no focus. */
  isDisabled?: boolean
  /** `small` stands in toolbars and beside fields. @default 'medium' */
  size?: 'small' | 'medium'
  ref?: Ref<HTMLDivElement>
}

/** One of a few ways to see the same thing. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const {
    label,
    options,
    value: given,
    defaultValue,
    onValueChange,
    isIconOnly = false,
    isDisabled = false,
    size = 'medium',
    ...rest
  } = props
  const [value, setHeld] = useHeld(given, defaultValue ?? options[0]?.value)
  // Radios of one name move together; two controls on a page must not.
  const groupName = useId()
  return (
    <Root {...rest} role="radiogroup" aria-label={label} data-size={size} data-icon-only={isIconOnly || undefined}>
      {options.map(({ value: own, label: name, icon, isDisabled: isOff }) => (
        <Tooltip key={own} content={isIconOnly ? name : ''} isName>
          {({ ref, ...trigger }) => (
            <Segment ref={ref} onPointerEnter={trigger.onPointerEnter} onPointerLeave={trigger.onPointerLeave}>
              <Radio
                type="radio"
                name={groupName}
                checked={own === value}
                onChange={() => {
                  setHeld(own)
                  onValueChange?.({ value: own })
                }}
                disabled={isDisabled || isOff}
                onFocus={trigger.onFocus}
                onBlur={trigger.onBlur}
              />
              {icon && <Icon name={icon} />}
              {isIconOnly ? <VisuallyHidden elementType="span">{name}</VisuallyHidden> : <span>{name}</span>}
            </Segment>
          )}
        </Tooltip>
      ))}
    </Root>
  )
}

import { CheckIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../icon/index.ts'
import { Check, Description, Heading, OptionRow, OptionText } from './field-listbox.styles.ts'
import type { ListedOption } from './listed-options.ts'

export interface ListboxProps<Value extends string | number> {
  id: string
  labelId: string
  options: readonly ListedOption<Value>[]
  /** Index of the option the keys are on; -1 when on none. */
  active: number
  onActivate: (index: number) => void
  isChosen: (option: ListedOption<Value>) => boolean
  onPick: (option: ListedOption<Value>) => void
  isMultiple?: boolean
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

interface OptionItemProps<Value extends string | number> extends ListboxProps<Value> {
  option: ListedOption<Value>
  index: number
  /** No group around it names its heading. */
  isAlone?: boolean
}

/** One option of a list. */
export function OptionItem<Value extends string | number>({
  id,
  options,
  active,
  onActivate,
  isChosen,
  onPick,
  option,
  index,
  isAlone,
}: OptionItemProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const isActive = index === active
  const ownHeading = isAlone && option.heading !== undefined ? `${optionId(id, index)}-heading` : undefined
  useEffect(() => {
    const element = row.current
    const list = element?.closest('[role="listbox"]')
    if (!isActive || !element || !list) return
    const reveal = () => element.scrollIntoView({ block: 'nearest' })
    reveal()
    // The list gets its height after this effect, and another one when the window is resized.
    const observer = new ResizeObserver(reveal)
    observer.observe(list)
    return () => observer.disconnect()
  }, [isActive])
  return (
    <OptionRow
      ref={row}
      id={optionId(id, index)}
      role="option"
      aria-selected={isChosen(option)}
      aria-disabled={option.isDisabled || undefined}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      aria-describedby={ownHeading}
      data-active={isActive || undefined}
      data-level={option.level ? Math.min(option.level, 8) : undefined}
      onPointerMove={isActive || option.isDisabled ? undefined : () => onActivate(index)}
      onClick={option.isDisabled ? undefined : () => onPick(option)}
    >
      <OptionText>
        {option.label}
        {option.description && <Description>{option.description}</Description>}
      </OptionText>
      {ownHeading !== undefined && (
        <span id={ownHeading} hidden>
          {option.heading}
        </span>
      )}
      <Check>
        <Icon name={CheckIcon} />
      </Check>
    </OptionRow>
  )
}

/** One of a window on a list, which cannot hold a group whole: each option says its group. */
export function LoneOption<Value extends string | number>(props: OptionItemProps<Value>) {
  const {
    option: { heading },
    options,
    index,
  } = props
  return (
    <>
      {heading !== undefined && heading !== options[index - 1]?.heading && <Heading aria-hidden>{heading}</Heading>}
      <OptionItem {...props} isAlone />
    </>
  )
}

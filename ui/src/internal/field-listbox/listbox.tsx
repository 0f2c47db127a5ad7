import { CheckIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { VirtuosoHandle } from 'react-virtuoso'
import { Icon } from '../../icon/index.ts'
import type { Option } from '../field/option.ts'
import { Check, Description, List, OptionRow, OptionText, virtualListStyle } from './field-listbox.styles.ts'

export interface ListboxProps<Value extends string | number> {
  id: string
  labelId: string
  options: readonly Option<Value>[]
  /** Index of the option the keys are on; -1 when on none. */
  active: number
  onActivate: (index: number) => void
  isChosen: (option: Option<Value>) => boolean
  onPick: (option: Option<Value>) => void
  multiple?: boolean
}

/** From here on only what is seen is drawn. */
const manyOptions = 200

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

// The focus stays in the control, which tells by `aria-activedescendant` where the keys are.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The options of a select or combo box. */
export function Listbox<Value extends string | number>(props: ListboxProps<Value>) {
  const { id, labelId, options, multiple } = props
  const list = { id, role: 'listbox', 'aria-labelledby': labelId, 'aria-multiselectable': multiple || undefined, tabIndex: -1, onMouseDown: keepFocus }
  if (options.length > manyOptions) return <VirtualList {...props} list={list} />
  return (
    <List {...list}>
      {options.map((option, index) => (
        <OptionItem key={option.value} {...props} option={option} index={index} />
      ))}
    </List>
  )
}

const drawOption = <Value extends string | number>(index: number, option: Option<Value>, list: ListboxProps<Value>) => (
  <OptionItem {...list} option={option} index={index} />
)

function VirtualList<Value extends string | number>({ list, ...props }: ListboxProps<Value> & { list: object }) {
  const { options, active } = props
  const handle = useRef<VirtuosoHandle>(null)
  useEffect(() => {
    if (active >= 0) handle.current?.scrollIntoView({ index: active })
  }, [active])
  return (
    <Virtuoso
      {...list}
      ref={handle}
      style={virtualListStyle}
      data={options}
      initialTopMostItemIndex={Math.max(0, active)}
      increaseViewportBy={200}
      computeItemKey={(_, option) => option.value}
      context={props}
      itemContent={drawOption}
    />
  )
}

interface OptionItemProps<Value extends string | number> extends ListboxProps<Value> {
  option: Option<Value>
  index: number
}

function OptionItem<Value extends string | number>({ id, options, active, onActivate, isChosen, onPick, option, index }: OptionItemProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const isActive = index === active
  useEffect(() => {
    const element = row.current
    const list = element?.closest('[role="listbox"]')
    if (!isActive || !element || !list) return
    const reveal = () => element.scrollIntoView({ block: 'nearest' })
    reveal()
    // The list gets its room later, and again when the window changes.
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
      data-active={isActive || undefined}
      data-level={option.level ? Math.min(option.level, 8) : undefined}
      onPointerMove={isActive || option.isDisabled ? undefined : () => onActivate(index)}
      onClick={option.isDisabled ? undefined : () => onPick(option)}
    >
      <OptionText>
        {option.text}
        {option.description && <Description>{option.description}</Description>}
      </OptionText>
      <Check>
        <Icon name={CheckIcon} />
      </Check>
    </OptionRow>
  )
}

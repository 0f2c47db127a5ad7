import { CheckIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { VirtuosoHandle } from 'react-virtuoso'
import { Icon } from '../../icon/index.ts'
import { Check, Description, Heading, List, OptionRow, OptionText, virtualListStyle } from './field-listbox.styles.ts'
import { optionRuns } from './listed-options.ts'
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
      {optionRuns(options).map(({ heading, start, options: run }) => {
        const items = run.map((option, at) => <OptionItem key={option.value} {...props} option={option} index={start + at} />)
        return heading === undefined ? items : <Group key={`${heading} ${start}`} heading={heading}>{items}</Group>
      })}
    </List>
  )
}

/** The heading is heard as the group’s name. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Heading id={id} aria-hidden>{heading}</Heading>
      {children}
    </div>
  )
}

const drawOption = <Value extends string | number>(index: number, option: ListedOption<Value>, list: ListboxProps<Value>) => (
  <>
    {option.heading !== undefined && option.heading !== list.options[index - 1]?.heading && <Heading aria-hidden>{option.heading}</Heading>}
    {/* A window on a list cannot hold a group whole: each option says what it stands under. */}
    <OptionItem {...list} option={option} index={index} isAlone />
  </>
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
  option: ListedOption<Value>
  index: number
  /** No group around it names its heading. */
  isAlone?: boolean
}

function OptionItem<Value extends string | number>({ id, options, active, onActivate, isChosen, onPick, option, index, isAlone }: OptionItemProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const isActive = index === active
  const ownHeading = isAlone && option.heading !== undefined ? `${optionId(id, index)}-heading` : undefined
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
      aria-describedby={ownHeading}
      data-active={isActive || undefined}
      data-level={option.level ? Math.min(option.level, 8) : undefined}
      onPointerMove={isActive || option.isDisabled ? undefined : () => onActivate(index)}
      onClick={option.isDisabled ? undefined : () => onPick(option)}
    >
      <OptionText>
        {option.text}
        {option.description && <Description>{option.description}</Description>}
      </OptionText>
      {ownHeading !== undefined && <span id={ownHeading} hidden>{option.heading}</span>}
      <Check>
        <Icon name={CheckIcon} />
      </Check>
    </OptionRow>
  )
}

import { useEffect, useRef } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { ListRange, VirtuosoHandle } from 'react-virtuoso'
import { virtualListStyle } from './field-listbox.styles.ts'
import { LoneOption } from './option-item.tsx'
import type { ListboxProps } from './option-item.tsx'
import type { ListedOption } from './listed-options.ts'

export interface VirtualListProps<Value extends string | number> extends ListboxProps<Value> {
  /** Attributes of the list. */
  list: object
}

const drawOption = <Value extends string | number>(
  index: number,
  option: ListedOption<Value>,
  list: ListboxProps<Value>,
) => <LoneOption {...list} option={option} index={index} />

const isWithin = ({ startIndex, endIndex }: ListRange, index: number): boolean =>
  index >= startIndex && index <= endIndex

/** Many options, of which those in sight are drawn. */
export function VirtualList<Value extends string | number>({ list, ...props }: VirtualListProps<Value>) {
  const { options, active } = props
  const handle = useRef<VirtuosoHandle>(null)
  // Index of the option to scroll to once it is rendered: a list that has just mounted ignores requests to scroll.
  const awaited = useRef(-1)
  const range = useRef({ startIndex: 0, endIndex: -1 })
  useEffect(() => {
    awaited.current = isWithin(range.current, active) ? -1 : active
    if (active >= 0) handle.current?.scrollIntoView({ index: active })
  }, [active])
  const onRange = (next: ListRange) => {
    range.current = next
    if (isWithin(next, awaited.current)) awaited.current = -1
    else if (awaited.current >= 0) handle.current?.scrollIntoView({ index: awaited.current })
  }
  return (
    <Virtuoso
      {...list}
      ref={handle}
      style={virtualListStyle}
      data={options}
      initialTopMostItemIndex={Math.max(0, active)}
      increaseViewportBy={200}
      rangeChanged={onRange}
      computeItemKey={(_, option) => option.value}
      context={props}
      itemContent={drawOption}
    />
  )
}

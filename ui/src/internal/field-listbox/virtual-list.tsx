import { useEffect, useRef } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { VirtuosoHandle } from 'react-virtuoso'
import { virtualListStyle } from './field-listbox.styles.ts'
import { LoneOption } from './option-item.tsx'
import type { ListboxProps } from './option-item.tsx'
import type { ListedOption } from './listed-options.ts'

export interface VirtualListProps<Value extends string | number> extends ListboxProps<Value> {
  /** Attributes of the list. */
  list: object
}

const drawOption = <Value extends string | number>(index: number, option: ListedOption<Value>, list: ListboxProps<Value>) => <LoneOption {...list} option={option} index={index} />

/** Many options, of which only what is seen is drawn. */
export function VirtualList<Value extends string | number>({ list, ...props }: VirtualListProps<Value>) {
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

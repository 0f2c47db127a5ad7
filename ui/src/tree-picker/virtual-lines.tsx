import { useEffect, useRef } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { VirtuosoHandle } from 'react-virtuoso'
import { virtualListStyle } from '../internal/field-listbox/field-listbox.styles.ts'
import { PickerLine } from './picker-line.tsx'
import type { PickerLines } from './picker-line.tsx'

interface VirtualLinesProps<Value extends string | number> extends PickerLines<Value> {
  /** Attributes of the tree. */
  tree: object
}

const drawLine = <Value extends string | number>(at: number, _row: unknown, lines: PickerLines<Value>) => (
  <PickerLine {...lines} at={at} />
)

/** The lines of a tree with many open branches; only those in view are drawn. */
export function VirtualLines<Value extends string | number>({ tree, ...lines }: VirtualLinesProps<Value>) {
  const { rows, active } = lines.state
  const handle = useRef<VirtuosoHandle>(null)
  useEffect(() => {
    if (active >= 0) handle.current?.scrollIntoView({ index: active })
  }, [active])
  return (
    <Virtuoso
      {...tree}
      ref={handle}
      style={virtualListStyle}
      data={rows}
      initialTopMostItemIndex={Math.max(0, active)}
      increaseViewportBy={200}
      computeItemKey={(_, { option }) => option.value}
      context={lines}
      itemContent={drawLine}
    />
  )
}

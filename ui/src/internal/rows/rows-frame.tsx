import { useInsertionEffect } from 'react'
import type { ComponentType, CSSProperties, HTMLAttributes, PointerEvent, ReactNode, Ref } from 'react'
import type { Columns } from './use-columns.tsx'
import { rem } from '../text-scale.ts'
import { RowsWindow } from './rows-window.tsx'
import type { RowsContext } from './rows-window.tsx'
import type { RowsState } from './rows-state.ts'
import type { RowsEngine } from './use-rows.ts'
import { useRowsEvents } from './use-rows-events.ts'
import { useRowsFocus } from './use-rows-focus.ts'

type Styled = ComponentType<HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }>

interface RowsFrameProps extends HTMLAttributes<HTMLDivElement> {
  engine: RowsEngine
  /** The engine's own, or with the drags of a tree. */
  rows: RowsState
  context: RowsContext
  label: string
  /** How many rows there are, when those in sight are only the first of them. */
  total?: number | undefined
  isBusy: boolean
  isFlat?: boolean
  /** The looks of the frame and of the element with the role. */
  looks: { Frame: Styled; Root: Styled }
  /** A press that may be the beginning of a drag. */
  onPress?: (event: PointerEvent) => void
  onEndReached?: (() => void) | undefined
  /** Stands after the rows: the slot, notices, menus. */
  children: ReactNode
}

/** As high as a row. */
const probed: CSSProperties = {
  position: 'absolute',
  inlineSize: 0,
  blockSize: 'var(--card-height, var(--ui-row-height))',
  visibility: 'hidden',
}

/** Widths of all columns and of the pinned ones; in a tree none is pinned. */
const edgesOf = ({ width, edges }: Columns, isTree: boolean) =>
  ({
    '--grid-width': rem(width),
    ...(isTree
      ? {}
      : {
          '--pinned-start': rem(edges.start),
          '--pinned-boxes': rem(edges.boxes),
          '--pinned-end': rem(edges.end),
        }),
  }) as CSSProperties

/** The widths of columns, in a style sheet of the page: a policy that lets no inline style in leaves that to scripts. */
function ColumnRules({ rules }: Pick<Columns, 'rules'>) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [rules])
  return null
}

/** The frame of a grid, a tree or a tree grid, and in it the rows in sight. */
export function RowsFrame(props: RowsFrameProps) {
  const { engine, rows, context, label, total, isBusy, isFlat, looks, onPress, onEndReached, children, ...rest } = props
  const { probe, attach } = engine
  const { source, columns, levels, isMultiple } = rows
  const { Frame, Root } = looks
  const events = useRowsEvents(rows)
  const focusProps = useRowsFocus(rows.keeper, rest)
  return (
    <Frame {...rest} {...focusProps}>
      {columns && <ColumnRules rules={columns.rules} />}
      <div ref={probe} style={probed} />
      <Root
        {...events}
        onPointerDown={(event) => {
          onPress?.(event)
          columns?.onPointerDown(event)
        }}
        ref={attach}
        role={levels ? (columns ? 'treegrid' : 'tree') : 'grid'}
        // A constant for React: after mounting, the focus keeper sets `tabIndex` on the element.
        tabIndex={0}
        data-flat={isFlat || undefined}
        data-columns={columns?.id}
        aria-label={label}
        aria-rowcount={columns ? (total ?? source.count) + 1 : undefined}
        aria-colcount={columns?.count}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isBusy}
        style={columns ? edgesOf(columns, levels !== null) : undefined}
      >
        <RowsWindow engine={engine} source={source} context={context} onEndReached={onEndReached} />
      </Root>
      {children}
    </Frame>
  )
}

import { useEffect, useRef } from 'react'
import type { CSSProperties, Ref } from 'react'
import { createPortal } from 'react-dom'
import { Message, Surface } from '../internal/field-listbox/field-listbox.styles.ts'
import { later, useLater, useSoon } from '../internal/later.ts'
import { layerHost } from '../internal/layer-host.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useUi } from '../theme/ui-context.ts'
import { PickerLine } from './picker-line.tsx'
import type { PickerLines } from './picker-line.tsx'
import { Tree } from './tree-picker.styles.ts'

/** Number of lines from which only those in view are drawn, by a library that shorter trees do not load. */
const manyLines = 200
/** Number of lines drawn until the library is loaded: more than fit into view. */
const firstLines = 40

const virtual = later(() => import('./virtual-lines.tsx'))

interface PickerTreeProps<Value extends string | number> extends PickerLines<Value> {
  labelId: string
  isPending: boolean
  style: CSSProperties
  ref: Ref<HTMLDivElement>
}

/** The tree under the field. The focus stays in the field: the lines are pointed at from there. */
export function PickerTree<Value extends string | number>({
  state,
  chosen,
  id,
  labelId,
  isPending,
  style,
  ref,
}: PickerTreeProps<Value>) {
  const { t } = useUi()
  const count = state.rows.length
  useSoon(virtual, count > 0)
  const tree = { role: 'tree', id, 'aria-labelledby': labelId }
  const lines = { state, chosen, id }
  return createPortal(
    // A press would take the focus from the field.
    <Surface ref={ref} style={style} data-react-aria-top-layer onMouseDown={(event) => event.preventDefault()}>
      {count > manyLines && <ManyLines {...lines} tree={tree} />}
      {count > 0 && count <= manyLines && <FewLines {...lines} tree={tree} end={count} />}
      {count === 0 && (
        <Message>
          {isPending ? (
            <>
              <Spinner />
              {t('field.loading')}
            </>
          ) : (
            t('treePicker.empty')
          )}
        </Message>
      )}
    </Surface>,
    layerHost(),
  )
}

interface LinesProps<Value extends string | number> extends PickerLines<Value> {
  /** Attributes of the tree. */
  tree: object
}

/** The first lines, in their final place, while the library comes; where it cannot be had, all lines are drawn. */
function ManyLines<Value extends string | number>(props: LinesProps<Value>) {
  const { module, failed } = useLater(virtual)
  if (module) return <module.VirtualLines {...props} />
  const { rows, active } = props.state
  const start = failed ? 0 : Math.max(0, Math.min(active, rows.length - firstLines))
  return <FewLines {...props} start={start} end={failed ? rows.length : start + firstLines} />
}

function FewLines<Value extends string | number>({
  tree,
  start = 0,
  end,
  ...lines
}: LinesProps<Value> & { start?: number; end: number }) {
  const list = useRef<HTMLDivElement>(null)
  const { rows, active } = lines.state
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${lines.id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [lines.id, active])
  return (
    <Tree {...tree} ref={list}>
      {rows.slice(start, end).map(({ option }, at) => (
        <PickerLine key={option.value} {...lines} at={start + at} />
      ))}
    </Tree>
  )
}

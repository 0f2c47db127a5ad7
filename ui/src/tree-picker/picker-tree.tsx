import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CSSProperties, Ref } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/index.ts'
import { Message, Surface } from '../internal/field-listbox/field-listbox.styles.ts'
import { layerHost } from '../internal/layer-host.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useUi } from '../theme/ui-context.ts'
import { Line, Text, Toggle, Tree } from './tree-picker.styles.ts'
import type { TreePickerState } from './use-tree-picker.ts'

interface PickerTreeProps<Value extends string | number> {
  state: TreePickerState<Value>
  chosen: Value | null
  id: string
  labelId: string
  style: CSSProperties
  ref: Ref<HTMLDivElement>
}

/** The tree under the field. The focus stays in the field: the lines are pointed at from there. */
export function PickerTree<Value extends string | number>({ state, chosen, id, labelId, style, ref }: PickerTreeProps<Value>) {
  const { t } = useUi()
  const tree = useRef<HTMLDivElement>(null)
  const { rows, active, stateOf } = state
  useEffect(() => {
    tree.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return createPortal(
    // A press would take the focus from the field.
    <Surface ref={ref} style={style} data-react-aria-top-layer onMouseDown={(event) => event.preventDefault()}>
      <Tree ref={tree} role="tree" id={id} aria-labelledby={labelId}>
        {rows.map((row, at) => {
          const { option, level, position, count, isOpen } = row
          const waiting = stateOf(option.value)
          return (
            <Line
              key={option.value}
              id={`${id}-${at}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={position}
              aria-setsize={count}
              aria-expanded={isOpen ?? undefined}
              aria-selected={option.value === chosen}
              aria-disabled={option.isDisabled || undefined}
              data-active={at === active || undefined}
              style={{ '--picker-level': level - 1 }}
              onClick={() => (option.isDisabled && isOpen !== null ? state.toggle(row) : state.choose(row))}
            >
              <Toggle
                aria-hidden="true"
                data-open={isOpen || undefined}
                onClick={(event) => {
                  if (isOpen === null) return
                  event.stopPropagation()
                  state.toggle(row)
                }}
              >
                {waiting === 'loading' ? <Spinner /> : isOpen !== null && <Icon name={ChevronRight} />}
              </Toggle>
              <Text>{option.text}</Text>
              {waiting === 'failed' && <Text data-failed>{t('treePicker.failed')}</Text>}
            </Line>
          )
        })}
      </Tree>
      {rows.length === 0 && <Message>{t('treePicker.empty')}</Message>}
    </Surface>,
    layerHost(),
  )
}

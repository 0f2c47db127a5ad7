import { ChevronRight } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useUi } from '../theme/ui-context.ts'
import { Line, Text, Toggle } from './tree-picker.styles.ts'
import type { TreePickerState } from './use-tree-picker.ts'

/** The props that all lines of an open tree share. */
export interface PickerLines<Value extends string | number> {
  state: TreePickerState<Value>
  chosen: Value | null
  /** Id of the tree, from which the ids of its lines are made. */
  id: string
}

interface PickerLineProps<Value extends string | number> extends PickerLines<Value> {
  at: number
}

/** One line of the tree. */
export function PickerLine<Value extends string | number>({ state, chosen, id, at }: PickerLineProps<Value>) {
  const { t } = useUi()
  const row = state.rows[at]
  if (!row) return null
  const { option, level, position, count, isOpen } = row
  const waiting = state.stateOf(option.value)
  return (
    <Line
      id={`${id}-${at}`}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isOpen ?? undefined}
      aria-selected={option.value === chosen}
      aria-disabled={option.isDisabled || undefined}
      data-active={at === state.active || undefined}
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
      <Text>{option.label}</Text>
      {option.description && <Text data-description>{option.description}</Text>}
      {waiting === 'failed' && <Text data-failed>{t('treePicker.failed')}</Text>}
    </Line>
  )
}

import { useUi } from '../theme/ui-context.ts'
import type { GridProps } from './grid-props.ts'
import type { AnyRow } from './grid-view.ts'
import { Slot } from '../internal/rows/rows.styles.ts'

export interface GridSlotProps
  extends
    Required<Pick<GridProps<AnyRow>, 'state' | 'isFiltered'>>,
    Pick<GridProps<AnyRow>, 'empty' | 'noMatch' | 'error'> {
  /** Rows shown. */
  count: number
}

/** What is said when there are no rows, beside the grid since a grid holds nothing but rows; always there, so that a change of it is read out. */
export function GridSlot({ state, isFiltered, empty, noMatch, error, count }: GridSlotProps) {
  const { t } = useUi()
  if (state === 'error')
    return (
      <Slot role="status" data-header data-place={count > 0 ? 'under' : 'instead'}>
        {error ?? t('grid.error')}
      </Slot>
    )
  if (count > 0) return <Slot role="status" data-header data-place="unseen" />
  if (state === 'loading')
    return (
      <Slot role="status" data-header data-place="unseen">
        {t('grid.loading')}
      </Slot>
    )
  const said = isFiltered ? (noMatch ?? t('grid.noMatch')) : (empty ?? t('grid.empty'))
  return (
    <Slot role="status" data-header data-place="instead">
      {said}
    </Slot>
  )
}

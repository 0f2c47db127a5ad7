import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { useText } from '../../locales/use-text.ts'
import { Offered } from '../actions/offered.tsx'
import type { RowsPart } from '../actions/parts.ts'
import type { ListState } from '../rows/use-list.ts'
import type { RowsActions } from './use-rows-actions.ts'

interface NoRowsProps {
  part: RowsPart
  view: string
  list: ListState
  actions: Pick<RowsActions, 'fill' | 'run'>
}

/** In place of rows where there are none: how to make some, or that those there are inactive. */
export function NoRows({ part: { title, config }, view, list, actions }: NoRowsProps) {
  const text = useText()
  const inactive = countInactive(list, config.active)
  return inactive > 0 ? (
    <EmptyState
      icon="list"
      title={text('list.inactiveHidden', { count: inactive })}
      action={<Button onPress={() => list.address.change({ withInactive: true })}>{text('list.showInactive')}</Button>}
    />
  ) : (
    <EmptyState
      icon="list"
      title={text.first([`${title ?? view}.empty`, 'list.empty'], '')}
      action={<Offered offers={actions.fill} onOffer={actions.run} />}
    />
  )
}

/** In place of rows where none matches: the way back to all of them. */
export function NoMatch({ list: { address } }: Pick<NoRowsProps, 'list'>) {
  const text = useText()
  return (
    <EmptyState
      icon="search"
      title={text('list.noMatch')}
      action={<Button onPress={() => address.change({ search: '', filters: {} })}>{text('list.clear')}</Button>}
    />
  )
}

/** Number of rows that only “active rows” hides. */
const countInactive = ({ read, address, hasInactive }: ListState, active: string | undefined): number =>
  active !== undefined && hasInactive && !address.withInactive
    ? (read.value ?? []).filter((row) => row[active] === false).length
    : 0

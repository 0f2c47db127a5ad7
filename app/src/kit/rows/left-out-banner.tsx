import { Banner } from '@ronde/ui/banner'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../locales/use-text.ts'
import type { RowsOf } from './shape.ts'
import { columnsText } from './columns-text.ts'
import { leftOutOf } from './left-out.ts'
import type { ListState } from './use-list.ts'

interface LeftOutBannerProps {
  config: RowsOf['config']
  list: Pick<ListState, 'address' | 'columns' | 'layout' | 'sort'>
  slot: string
}

/**
 * Says what of its address a list has left out, since it shows more, or other rows than was asked for. Closed, it leaves
 * the address with what is shown.
 */
export function LeftOutBanner({ config, list: { address, columns, layout, sort }, slot }: LeftOutBannerProps) {
  const text = useText()
  const { search } = useLocation()
  const left = useMemo(
    () => leftOutOf(search, slot, { columns: config.columns.map(({ field }) => field), filters: config.filters ?? {} }),
    [search, slot, config],
  )
  if (left.length === 0) return null
  const names = left.map(({ kind, name }) => text(`list.leftOut.${kind}`, { name })).join(', ')
  const clean = () => {
    const hasColumns = address.columns !== null && left.some(({ kind }) => kind === 'column')
    address.change({
      filters: address.filters,
      ...(address.sort.length > 0 ? { sort } : {}),
      ...(hasColumns ? { columns: columnsText(columns, layout) } : {}),
    })
  }
  return (
    <Banner tone="warning" onClose={clean}>
      {text('list.leftOut', { names })}
    </Banner>
  )
}

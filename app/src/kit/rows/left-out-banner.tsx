import { Banner } from '@ronde/ui/banner'
import { filterPlace } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../locales/use-text.ts'
import type { RowsOf } from './shape.ts'
import { columnsText } from './columns-text.ts'
import { leftOutOf } from './left-out.ts'
import type { ListState } from './use-list.ts'

interface LeftOutBannerProps {
  config: RowsOf['config']
  list: Pick<ListState, 'address' | 'columns' | 'layout' | 'sort' | 'unserved' | 'windows'>
  slot: string
}

/** Says what of its address a list has left out, since it shows more, or other rows than was asked for. Closed, it leaves the address with what is shown. */
export function LeftOutBanner({ config, list, slot }: LeftOutBannerProps) {
  const { address, columns, layout, sort, unserved, windows } = list
  const text = useText()
  const { search } = useLocation()
  const left = useMemo(
    () => leftOutOf(search, slot, { columns: config.columns.map(({ field }) => field), filters: config.filters ?? {} }),
    [search, slot, config],
  )
  if (left.length === 0 && unserved.length === 0) return null
  const names = left.map(({ kind, name }) => text(`list.leftOut.${kind}`, { name })).join(', ')
  const unservedTexts = unserved.map((name) => {
    const { column } = filterPlace(name)
    return text('list.leftOut.filter', { name: columns.find(({ id }) => id === column)?.text ?? column })
  })
  const clean = () => {
    const hasColumns = address.columns !== null && left.some(({ kind }) => kind === 'column')
    address.change({
      filters: Object.fromEntries(Object.entries(address.filters).filter(([name]) => !unserved.includes(name))),
      sort: address.sort.length > 0 ? sort : undefined,
      columns: hasColumns ? columnsText(columns, layout) : undefined,
    })
  }
  return (
    <Banner tone="warning" onDismiss={clean}>
      {left.length > 0 && text('list.leftOut', { names })}{' '}
      {unserved.length > 0 &&
        text(windows ? 'list.unsaid' : 'list.unserved', { names: [...new Set(unservedTexts)].join(', ') })}
    </Banner>
  )
}

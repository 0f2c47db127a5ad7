import { textOf } from '@ronde/ui/grid'
import { useLocation } from 'react-router-dom'
import type { Subject } from '../../base/call.ts'
import { addressOf } from '../../base/address.ts'
import { useText } from '../../locales/use-text.ts'
import type { RowsOf } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { subjectName } from '../place/subject.ts'
import type { ListState } from './use-list.ts'

interface Naming {
  list: ListState
  config: RowsOf['config']
  slot: string
  hrefOf: ((row: AnyRow) => string | undefined) | undefined
}

/** Name and address of a row: the page it opens, else this list searched for it. */
export function useRowSubject({
  list: { columns, nameOf },
  config,
  slot,
  hrefOf,
}: Naming): (row: AnyRow) => Subject | null {
  const text = useText()
  const { pathname, search } = useLocation()
  return (row) => {
    const [first] = columns
    const name = nameOf(row)
    const reference = first?.dataType === 'text' ? textOf(first, row, text.locale) : ''
    return {
      name: subjectName(reference, name),
      href: hrefOf?.(row) ?? found(reference || name, config.active !== undefined && row[config.active] === false),
    }
  }

  function found(sought: string, isInactive: boolean): string {
    const query = new URLSearchParams(
      [...new URLSearchParams(search)].filter(([entry]) => !entry.startsWith(`${slot}f.`) && entry !== `${slot}e`),
    )
    query.set(`${slot}q`, sought)
    if (isInactive) query.set(`${slot}all`, '1')
    return addressOf(pathname, query.toString())
  }
}

import { EmptyState } from '@ronde/ui/empty-state'
import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../../locales/use-text.ts'
import { $menus } from '../../navigation/menus.ts'
import { listOf } from '../../navigation/menu-places.ts'
import { ScreenTitle } from './screen-title.tsx'
import { entryLabel } from '../../navigation/offered.ts'

interface ParamsMissingProps {
  view: string
  title: string
  isNested?: boolean
}

/** Shown in place of a screen whose address lacks its record's key: names the screen it is opened from. */
export function ParamsMissing({ view, title, isNested = false }: ParamsMissingProps) {
  const text = useText()
  const menus = useUnit($menus)
  const list = listOf(view, menus)
  return (
    <div>
      <ScreenTitle title={title} isNested={isNested} />
      <EmptyState
        icon="search"
        title={text('params.missing')}
        action={<Link href={list?.path ?? '/'}>{list ? entryLabel(list, text) : text('notFound.home')}</Link>}
      >
        {list ? text('params.openFrom', { list: entryLabel(list, text) }) : text('params.openFromMenu')}
      </EmptyState>
    </div>
  )
}

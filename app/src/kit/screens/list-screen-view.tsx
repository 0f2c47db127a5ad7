import { useOutletContext } from 'react-router-dom'
import { useText } from '../../locales/use-text.ts'
import type { RowsPart } from '../actions/parts.ts'
import type { HomeContext } from './screen.ts'
import type { ScreenPlace } from '../../navigation/screen-view.ts'
import { usePlace } from '../place/use-place.ts'
import { useAddress } from '../place/use-address.ts'
import { useListQuery } from '../../navigation/list-queries.ts'
import { RowsView } from './rows-view.tsx'

interface ListScreenProps {
  config: RowsPart
  place: ScreenPlace
}

/** A screen of rows. Nested in a home it gets the home's record, and its parameters in the address have a prefix. */
export function ListScreen({ config, place: { view, parentView } }: ListScreenProps) {
  const text = useText()
  useListQuery(parentView === null)
  const { params } = useAddress('')
  const { home = null, offered, constant, readOnly, lock } = useOutletContext<HomeContext | undefined>() ?? {}
  const isNested = parentView !== null
  const place = usePlace(view, params, home)
  return (
    <RowsView
      part={config}
      place={place}
      slot={isNested ? 'n.' : ''}
      title={text.of(`view.${view}`, view)}
      isNested={isNested}
      claimed={offered}
      constant={constant}
      readOnly={readOnly}
      lock={lock}
    />
  )
}

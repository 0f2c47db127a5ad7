import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { useText } from '../../locales/use-text.ts'
import { BulkReport } from '../list/bulk-report.tsx'
import { OpenLayer } from '../actions/open-layer.tsx'
import { useActions } from '../actions/use-actions.ts'
import type { ScreenPlace } from '../screen.ts'
import { ScreenTitle } from '../screen-title.tsx'
import { useOffered } from '../screen-actions.ts'
import { useAddress } from '../use-address.ts'
import type { PageConfig } from './page-config.ts'
import { namesOf, PartsView } from './parts-view.tsx'
import { HomeRoot } from './record.styles.ts'

interface PageScreenProps {
  config: PageConfig
  place: ScreenPlace
}

const none: NonNullable<PageConfig['actions']> = {}

/** A page of parts that belongs to no record. */
export function PageScreen({ config, place }: PageScreenProps) {
  const text = useText()
  const address = useAddress('')
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const own = config.actions ?? none
  const paramsKey = JSON.stringify(address.params)
  const context = useMemo(() => ({ view: place.view, params: JSON.parse(paramsKey) as Record<string, string>, record: null }), [place.view, paramsKey])
  const { answer, run } = useActions({ own, context, address, nameOf: () => '', key: '', rows: null })
  const title = text.of(`view.${place.view}`, place.view)
  return (
    <HomeRoot>
      <Breadcrumb items={[{ text: text('view.home'), href: '/' }, { text: title }]} />
      <ScreenTitle title={title} offers={titleMenu.flatMap((item) => answer(item, null) ?? [])} onOffer={run} />
      <BulkReport view={place.view} />
      <PartsView parts={config.parts} place={place} context={context} around={own} claimed={namesOf(own)} readOnly={null} lock={null} />
      <Outlet />
      <OpenLayer
        own={own}
        context={context}
        address={address}
        look={null}
        recordOf={(key) => (key === null ? null : undefined)}
        offers={(action) => titleMenu.some((item) => item.action === action)}
        readOnly={null}
      />
    </HomeRoot>
  )
}

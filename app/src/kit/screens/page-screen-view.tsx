import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { useMemo } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'
import { useText } from '../../locales/use-text.ts'
import { BulkReport } from '../actions/bulk-report.tsx'
import { OpenLayer } from '../actions/open-layer.tsx'
import { useActions } from '../actions/use-actions.ts'
import { ParamsMissing } from './params-missing.tsx'
import type { HomeContext } from './screen.ts'
import type { ScreenPlace } from '../../navigation/screen-view.ts'
import { ScreenTitle } from './screen-title.tsx'
import { useOffered } from '../../navigation/offered.ts'
import { useAddress } from '../place/use-address.ts'
import type { PageConfig } from './page-config.ts'
import { namesOf, PartsView } from './parts-view.tsx'
import { HomeRoot } from '../record/record.styles.ts'

interface PageScreenProps {
  config: PageConfig
  place: ScreenPlace
}

const none: NonNullable<PageConfig['actions']> = {}

/** A page of parts that has no record of its own; nested in a home it has that one's. */
export function PageScreen({ config, place }: PageScreenProps) {
  const text = useText()
  const address = useAddress('')
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const own = config.actions ?? none
  const { home, readOnly = null, lock = null } = useOutletContext<HomeContext | undefined>() ?? {}
  const isNested = place.parentView !== null
  const record = isNested ? (home ?? null) : null
  const paramsKey = JSON.stringify(address.params)
  const context = useMemo(
    () => ({ view: place.view, params: JSON.parse(paramsKey) as Record<string, string>, record }),
    [place.view, paramsKey, record],
  )
  const { answer, run } = useActions({ own, context, address, nameOf: () => '', key: '', rows: null, readOnly })
  const title = text.of(`view.${place.view}`, place.view)
  if (config.keys?.some((name) => !address.params[name]))
    return <ParamsMissing view={place.view} title={title} isNested={isNested} />
  return (
    <HomeRoot>
      {!isNested && <Breadcrumb items={[{ text: text('view.home'), href: '/' }, { text: title }]} />}
      <ScreenTitle
        title={title}
        isNested={isNested}
        offers={titleMenu.flatMap((item) => answer(item, null) ?? [])}
        onOffer={run}
      />
      <BulkReport view={place.view} />
      <PartsView
        parts={config.parts}
        place={place}
        context={context}
        around={own}
        claimed={namesOf(own)}
        readOnly={readOnly}
        lock={lock}
      />
      <Outlet />
      <OpenLayer
        own={own}
        context={context}
        address={address}
        look={null}
        recordOf={(key) => (key === null ? null : undefined)}
        offers={(action) => titleMenu.some((item) => item.action === action)}
        readOnly={readOnly}
      />
    </HomeRoot>
  )
}

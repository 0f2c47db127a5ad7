import { Breadcrumb } from '@ronde/ui/breadcrumb'
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
import { usePlace } from '../place/use-place.ts'
import { useAddress } from '../place/use-address.ts'
import type { PageConfig } from './page-config.ts'
import { namesOf, PartsView } from './parts-view.tsx'
import { HomeRoot } from '../record/record.styles.ts'

interface PageScreenProps {
  config: PageConfig
  place: ScreenPlace
}

const none: NonNullable<PageConfig['actions']> = {}

/** A page of parts without a record of its own; nested in a home it gets the home's. */
export function PageScreen({ config, place: { view, parentView } }: PageScreenProps) {
  const text = useText()
  const address = useAddress('')
  const titleMenu = useOffered(view, 'TitleActionMenu')
  const own = config.actions ?? none
  const { home = null, readOnly = null, lock = null } = useOutletContext<HomeContext | undefined>() ?? {}
  const isNested = parentView !== null
  const place = usePlace(view, address.params, home)
  const { answer, run } = useActions({ own, place, address, nameOf: () => '', key: '', rows: null, readOnly })
  const title = text.of(`view.${view}`, view)
  if (config.keys?.some((name) => !address.params[name]))
    return <ParamsMissing view={view} title={title} isNested={isNested} />
  return (
    <HomeRoot>
      {!isNested && <Breadcrumb items={[{ text: text('view.home'), href: '/' }, { text: title }]} />}
      <ScreenTitle
        title={title}
        isNested={isNested}
        offers={titleMenu.flatMap((item) => answer(item, null) ?? [])}
        onOffer={run}
        view={view}
      />
      <BulkReport view={view} />
      <PartsView
        parts={config.parts}
        place={place}
        around={own}
        claimed={namesOf(own)}
        readOnly={readOnly}
        lock={lock}
      />
      <Outlet />
      <OpenLayer
        own={own}
        place={place}
        address={address}
        look={null}
        recordOf={(key) => (key === null ? null : undefined)}
        offers={(action) => titleMenu.some((item) => item.action === action)}
        readOnly={readOnly}
      />
    </HomeRoot>
  )
}

import { Badge } from '@ronde/ui/badge'
import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { Tabs } from '@ronde/ui/tabs'
import { Outlet, useLocation } from 'react-router-dom'
import { useText } from '../locales/use-text.ts'
import { noticeOfFailure } from '../notices/notice.ts'
import { GeneralInformation } from './general-information.tsx'
import type { AnyHome } from './home-config.ts'
import { HomeRoot, Reference } from './home-screen.styles.ts'
import { Offered } from './offered.tsx'
import { OpenEditor } from './open-editor.tsx'
import { isForbidden, RefusedScreen } from './refused-screen.tsx'
import { aloneContext, type ScreenPlace } from './screen.ts'
import { ScreenTitle } from './screen-title.tsx'
import { useAddress } from './use-address.ts'
import { useHome } from './use-home.ts'
import { inputFrom } from './wire-input.ts'

interface HomeScreenProps {
  config: AnyHome
  place: ScreenPlace
}

/** A record's screen: its header, its general information at its own address, its nested views at theirs. */
export function HomeScreen({ config, place }: HomeScreenProps) {
  const address = useAddress('')
  const hasKey = config.key.every((name) => address.params[name])
  return hasKey ? <Home config={config} place={place} /> : <Outlet context={aloneContext} />
}

function Home({ config, place }: HomeScreenProps) {
  const text = useText()
  const { pathname } = useLocation()
  const address = useAddress('')
  const { read, record, parents, tabs, actions, run, isOffered } = useHome({ config, place, address })
  const viewName = text.of(`view.${place.view}`, place.view)

  if (isForbidden(read.error)) return <RefusedScreen screen={viewName} failure={read.error} onRetry={read.retry} />
  if (read.error && !record) {
    return (
      <HomeRoot>
        <ScreenTitle title={viewName} />
        <ErrorPanel message={noticeOfFailure(read.error, text)?.text ?? ''} onRetry={read.retry} />
      </HomeRoot>
    )
  }
  const isOwnPage = pathname.replaceAll('/', '') === place.view
  const shownTab = tabs.find(({ path }) => path === pathname)
  return (
    <HomeRoot aria-busy={read.isPending && !record}>
      <Breadcrumb items={[...parents, { text: record ? config.title(record) : viewName }]} />
      <ScreenTitle
        title={record ? config.title(record) : viewName}
        screen={isOwnPage ? viewName : shownTab?.text}
        state={
          record && (
            <>
              {config.reference && <Reference>{config.reference(record)}</Reference>}
              {config.states?.map((field) => (
                <Badge key={field} tone="info">
                  {text.of(`code.${String(record[field])}`, String(record[field]))}
                </Badge>
              ))}
              {config.active && record[config.active] === false && <Badge tone="warning">{text('state.inactive')}</Badge>}
            </>
          )
        }
      >
        <Offered actions={actions} onAction={run} />
      </ScreenTitle>
      {tabs.length > 1 && <Tabs label={viewName} items={tabs} selected={shownTab?.id ?? tabs[0]?.id ?? ''} />}
      {isOwnPage && <GeneralInformation config={config} view={place.view} record={record} />}
      <Outlet />
      <OpenEditor
        editors={config.editors ?? {}}
        place={place}
        address={address}
        recordOf={() => record ?? undefined}
        isOffered={isOffered}
        look={{ endpoint: config.load, input: inputFrom(config.load, address.params), key: config.key[0] ?? '' }}
      />
    </HomeRoot>
  )
}

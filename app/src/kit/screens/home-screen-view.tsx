import { Badge } from '@ronde/ui/badge'
import { Banner } from '@ronde/ui/banner'
import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { Link } from '@ronde/ui/link'
import { Tabs } from '@ronde/ui/tabs'
import { Outlet, useLocation } from 'react-router-dom'
import { addressOf } from '../../base/address.ts'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { ReadFailure } from '../../notices/read-failure.tsx'
import { isOneOf } from '../ask/question.ts'
import { deedWords } from '../actions/deed-words.ts'
import type { Standing } from '../actions/page-actions.ts'
import { OpenLayer } from '../actions/open-layer.tsx'
import { plain } from '../rows/columns.ts'
import { BulkReport } from '../actions/bulk-report.tsx'
import { LockBanner } from '../lock/lock-banner.tsx'
import { useLock } from '../lock/use-lock.ts'
import { useLockPlace } from '../lock/lock-place.ts'
import { ParamsMissing } from './params-missing.tsx'
import { isForbidden, RefusedScreen } from './refused-screen.tsx'
import { aloneContext, type HomeContext } from './screen.ts'
import { type ScreenPlace } from '../../navigation/screen-view.ts'
import { ScreenTitle } from './screen-title.tsx'
import { StateBadge, WarningBadge } from '../rows/state-badge.tsx'
import { useAddress } from '../place/use-address.ts'
import type { AnyHome } from './home-config.ts'
import { PartsView } from './parts-view.tsx'
import { RecordTrail } from './record-trail.tsx'
import { HomeRoot, Reference } from '../record/record.styles.ts'
import { useHome } from './use-home.ts'
import { keysOf } from '../record/use-record.ts'
import { VersionComparison } from '../record/version-comparison.tsx'
import { VersionPicker } from '../record/version-picker.tsx'

interface HomeScreenProps {
  config: AnyHome
  place: ScreenPlace
}

/** A record's screen: its header, its parts at its own address, its nested views at theirs. Without the record's key it names the list it is opened from. */
export function HomeScreen({ config, place: { view } }: HomeScreenProps) {
  const text = useText()
  const { pathname } = useLocation()
  const { params } = useAddress('')
  if (keysOf(config).every((name) => params[name])) return <Home config={config} view={view} />
  const isOwnPage = pathname.replaceAll('/', '') === view
  return isOwnPage ? (
    <ParamsMissing view={view} title={text.of(`view.${view}`, view)} />
  ) : (
    <Outlet context={aloneContext} />
  )
}

function Home({ config, view }: { config: AnyHome; view: string }) {
  const text = useText()
  const address = useAddress('')
  const home = useHome({ config, view, address })
  const { read, record, title, tabs, shownTab, isOwnPage, versions, place } = home
  const lockPlace = useLockPlace(config.lock, record)
  const lock = useLock(lockPlace, false)
  const readOnly =
    home.readOnly ??
    (lock.holder && text('lock.held', { user: lock.holder.lbUser, date: formatInstant(lock.holder.since) }))
  const standing: Standing | null =
    readOnly === null
      ? null
      : home.readOnly === null
        ? { kind: 'lock', words: readOnly }
        : { kind: 'version', words: readOnly, href: home.currentHref }
  const viewName = text.of(`view.${view}`, view)
  const own = config.actions
  const endpoint = isOneOf(config.source) ? config.source.list : config.source

  if (isForbidden(read.error))
    return <RefusedScreen view={view} screen={viewName} failure={read.error} onRetry={read.retry} />
  if (!record && (read.error || read.isUnknown))
    return (
      <Failed
        home={home}
        viewName={viewName}
        version={config.version && address.params[config.version.param] ? config.version.param : null}
        isKey={keysOf(config).includes(config.version?.param ?? '')}
      />
    )
  const nested: HomeContext = {
    home: record,
    offered: home.offered,
    constant: home.constant,
    readOnly,
    lock: lockPlace,
  }
  return (
    <HomeRoot aria-busy={read.isPending && !record}>
      <Breadcrumb items={home.parents} />
      <ScreenTitle
        title={title}
        screen={isOwnPage ? viewName : shownTab?.text}
        state={
          <>
            {record && (
              <>
                {config.reference && <Reference>{plain(record[config.reference])}</Reference>}
                {config.states?.map((field) => (
                  <StateBadge key={field} code={String(record[field])} />
                ))}
                {config.warnings?.map(
                  (field) =>
                    record[field] === true && <WarningBadge key={field} text={text.of(`field.${field}`, field)} />,
                )}
                {config.active && record[config.active] === false && (
                  <Badge tone="warning">
                    {text('state.inactive', { form: deedWords({ endpoint }, 1, text).form })}
                  </Badge>
                )}
              </>
            )}
            {versions && <VersionPicker versions={versions} />}
          </>
        }
        aside={<RecordTrail path={home.ownPath} params={address.params} field={read.key} />}
        offers={home.actions}
        onOffer={home.run}
        view={view}
        standing={standing}
      />
      {home.readOnly !== null && <Banner>{home.readOnly}</Banner>}
      <LockBanner lock={lock} />
      <BulkReport view={view} />
      {tabs.length > 1 && <Tabs label={viewName} items={tabs} selected={shownTab?.id ?? tabs[0]?.id ?? ''} />}
      {isOwnPage && (
        <PartsView
          parts={config.parts}
          place={place}
          around={own}
          claimed={home.claimed}
          readOnly={readOnly}
          lock={lockPlace}
        />
      )}
      <Outlet context={nested} />
      {versions?.compared && record && <VersionComparison config={config} place={place} versions={versions} />}
      <OpenLayer
        own={own}
        place={place}
        address={address}
        lock={config.lock}
        look={read.question && { endpoint: read.question.endpoint, input: read.question.input, key: read.key }}
        recordOf={() => record ?? undefined}
        offers={home.offers}
        subjectOf={home.subjectOf}
        readOnly={readOnly}
      />
    </HomeRoot>
  )
}

interface FailedProps {
  home: ReturnType<typeof useHome>
  viewName: string
  /** Parameter of the version in the address; null where it has none. */
  version: string | null
  /** Whether the version is the key of the record. */
  isKey: boolean
}

/** The record could not be loaded: a message, and the way back. */
function Failed({ home: { read, parents }, viewName, version, isKey }: FailedProps) {
  const text = useText()
  const back = parents.findLast(({ href }) => href !== undefined && href !== '') ?? {
    text: text('view.home'),
    href: '/',
  }
  const isUnknown = read.isUnknown || read.error?.status === 400
  const { pathname, search } = useLocation()
  // The record may exist in another version.
  const current = version && !isKey ? addressOf(pathname, without(search, version)) : null
  return (
    <HomeRoot>
      <Breadcrumb items={[...parents.slice(0, -1), { text: viewName }]} />
      <ScreenTitle title={viewName} />
      {isUnknown ? (
        <EmptyState
          icon="search"
          title={text(version ? 'home.unknownVersion' : 'home.unknown')}
          action={
            <>
              {current && <Link href={current}>{text('home.currentVersion')}</Link>}{' '}
              <Link href={back.href ?? '/'}>{back.text}</Link>{' '}
              <Button onPress={read.retry}>{text('refused.retry')}</Button>
            </>
          }
        >
          {text(current ? 'home.unknownVersionWhy' : 'home.unknownWhy')}
        </EmptyState>
      ) : (
        <ReadFailure of={read} />
      )}
    </HomeRoot>
  )
}

/** A query without one of its parameters. */
function without(search: string, name: string): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.toString()
}

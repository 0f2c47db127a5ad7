import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { addressOf, queryOf } from '../../base/address.ts'
import { useText } from '../../locales/use-text.ts'
import { linkTo } from '../../navigation/host.ts'
import { $menus } from '../../navigation/menus.ts'
import { addressFrom } from '../../navigation/params.ts'
import { useActions } from '../actions/use-actions.ts'
import { plain } from '../rows/columns.ts'
import { copyAsked } from '../../notices/copy.ts'
import type { AnyRow } from '../place/row.ts'
import { entryLabel, useOffered } from '../../navigation/offered.ts'
import { usePlace } from '../place/use-place.ts'
import type { Address } from '../place/use-address.ts'
import type { AnyHome } from './home-config.ts'
import { $listQueries } from '../../navigation/list-queries.ts'
import { listOf, pathOfView } from '../../navigation/menu-places.ts'
import { namesOf } from './parts-view.tsx'
import { subjectName } from '../place/subject.ts'
import { useRecent } from '../../navigation/use-recent.ts'
import { keysOf, useRecord } from '../record/use-record.ts'
import { useVersions } from '../record/use-versions.ts'

interface HomeInput {
  config: AnyHome
  view: string
  address: Address
}

/** Header of a record: its call, the way back, its tabs, and the actions of the menus. */
export function useHome({ config, view, address }: HomeInput) {
  const text = useText()
  const { pathname } = useLocation()
  const [copy, menus, queries] = useUnit([copyAsked, $menus, $listQueries])
  const titleMenu = useOffered(view, 'TitleActionMenu')
  const navMenu = useOffered(view, 'NavMenu')
  const own = config.actions
  const { params } = address
  const read = useRecord(config, usePlace(view, params, null))
  const { record, key } = read
  const { title: named, reference } = config
  const constant = useMemo(() => (reference ? [named, reference] : [named]), [named, reference])
  // For its parts, the record is their home.
  const place = usePlace(view, params, record)
  const versions = useVersions(config, place, address)
  const nameOf = (row: AnyRow) => plain(row[config.title])

  const keys = Object.fromEntries(keysOf(config).map((name) => [name, params[name]]))
  const version = config.version?.param
  // A chosen version is kept on every tab.
  const shown = version && params[version] ? { ...keys, [version]: params[version] } : keys
  const ownPath = pathOfView(view, menus)
  useRecent(
    record && ownPath !== '/'
      ? {
          view: view,
          title: nameOf(record),
          reference: config.reference ? plain(record[config.reference]) : null,
          address: addressOf(ownPath, queryOf(keys)),
        }
      : null,
  )

  const tabs = [
    { id: 'general', text: text('home.general'), path: ownPath, href: addressOf(ownPath, queryOf(shown)) },
    ...navMenu.flatMap(({ id, text: label, entry }) => {
      if (!entry.path) return []
      const count = record?.[config.counts?.[entry.path.replaceAll('/', '')] ?? '']
      return [
        {
          id,
          text: label,
          path: entry.path,
          href: addressFrom(entry, place.named),
          badge: typeof count === 'number' ? text.number(count) : undefined,
        },
      ]
    }),
  ]
  const shownTab = tabs.find(({ path }) => path === pathname)
  const isOwnPage = pathname.replaceAll('/', '') === view
  const listEntry = listOf(view, menus)
  const title = record ? nameOf(record) : text.of(`view.${view}`, view)
  const parents = [
    { text: text('view.home'), href: '/' },
    ...(listEntry?.path
      ? [{ text: entryLabel(listEntry, text), href: listEntry.path + (queries[listEntry.path] ?? '') }]
      : []),
    ...(isOwnPage
      ? [{ text: title }]
      : [{ text: title, href: addressOf(ownPath, queryOf(shown)) }, { text: shownTab?.text ?? '' }]),
  ]

  const readOnly = versions?.readOnly ?? null
  const current = versions?.all.find(({ isCurrent }) => isCurrent)?.id
  const previous =
    versions?.all[versions.all.findIndex(({ id }) => id === versions.shown?.id) + 1] ??
    versions?.all.find(({ id }) => id !== versions.shown?.id)
  const { answer, run } = useActions({
    own,
    place,
    address,
    nameOf,
    key,
    rows: read.question,
    builtIn: {
      CopierLien: () => copy(linkTo(ownPath, queryOf(shown))),
      ComparerVersions: previous && (() => versions?.compare(previous.id)),
    },
    readOnly,
    isOne: true,
  })
  const actions = titleMenu.flatMap((item) => answer(item, record ? [record] : null) ?? [])
  return {
    read,
    ownPath,
    /** Address of the record's current version. */
    currentHref: addressOf(ownPath, queryOf(version && version in keys ? { ...keys, [version]: current } : keys)),
    record,
    title,
    parents,
    tabs,
    shownTab,
    isOwnPage,
    versions,
    readOnly,
    place,
    actions,
    run,
    claimed: namesOf(own),
    offered: actions.flatMap(({ action }) => action ?? []),
    offers: (action: RefAction) => titleMenu.some((item) => item.action === action),
    subjectOf: (row: AnyRow) => ({
      name: subjectName(config.reference ? plain(row[config.reference]) : '', nameOf(row)),
      href: addressOf(ownPath, queryOf(keys)),
    }),
    constant,
  }
}

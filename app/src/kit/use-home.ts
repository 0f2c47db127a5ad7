import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../locales/use-text.ts'
import { addressOf, queryOf } from '../base/address.ts'
import { $menus } from '../navigation/menus.ts'
import { allEntries, type MenuBook, type MenuEntry } from '../navigation/menu-entry.ts'
import { addressFrom } from '../navigation/params.ts'
import { copyAsked } from './copy.ts'
import type { AnyHome } from './home-config.ts'
import { useRead } from './records.ts'
import type { ScreenPlace } from './screen.ts'
import { entryLabel, type OfferedAction, useOffered } from './screen-actions.ts'
import type { Address } from './use-address.ts'
import { useRecent } from './use-recent.ts'
import { inputFrom } from './wire-input.ts'

interface HomeInput {
  config: AnyHome
  place: ScreenPlace
  address: Address
}

/** A record's header: what it reads, where it comes from, its tabs, and what the menus let one do. */
export function useHome({ config, place, address }: HomeInput) {
  const text = useText()
  const navigate = useNavigate()
  const copy = useUnit(copyAsked)
  const menus = useUnit($menus)
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const navMenu = useOffered(place.view, 'NavMenu')
  const { editors = {} } = config
  const keys = Object.fromEntries(config.key.map((name) => [name, address.params[name]]))
  const read = useRead(place.view, config.load, inputFrom(config.load, address.params))
  const record = read.value
  const ownPath = pathOfView(place.view, menus)
  useRecent(
    record && ownPath !== '/'
      ? {
          view: place.view,
          title: config.title(record),
          reference: config.reference?.(record) ?? null,
          address: addressOf(ownPath, queryOf(keys)),
        }
      : null,
  )

  const listEntry = listOf(place.view, ownPath, menus)
  const parents = [
    { text: text('view.home'), href: '/' },
    ...(listEntry?.path ? [{ text: entryLabel(listEntry, text), href: listEntry.path }] : []),
  ]

  const tabs = [
    { id: 'general', text: text('home.general'), path: ownPath, href: addressOf(ownPath, queryOf(keys)) },
    ...navMenu.flatMap(({ id, text: label, entry }) =>
      entry.path ? [{ id, text: label, path: entry.path, href: addressFrom(entry, { ...address.params, ...record }) }] : [],
    ),
  ]

  const run = ({ action, entry }: OfferedAction) => {
    if (entry.path) void navigate(addressFrom(entry, { ...address.params, ...record }))
    else if (action === 'CopierLien') copy(`${globalThis.location.origin}${addressOf(ownPath, queryOf(keys))}`)
    else if (action && editors[action]) address.change({ editor: { name: action } })
  }

  return {
    read,
    record,
    parents,
    tabs,
    actions: titleMenu.filter(({ action, entry }) => entry.path !== null || action === 'CopierLien' || (action !== null && editors[action])),
    run,
    isOffered: (action: RefAction) => titleMenu.some((item) => item.action === action),
  }
}

/** The list whose rows open this record, as the drawer names it. */
const listOf = (view: string, path: string, menus: MenuBook): MenuEntry | undefined => {
  const opening = [...menus].flatMap(([menu, entries]) =>
    menu.endsWith('.ItemMenu') && entries.some((entry) => entry.path === path) ? [menu.slice(0, menu.indexOf('.'))] : [],
  )
  return allEntries(menus).find(
    (entry) => entry.path !== null && entry.refRouteParent !== view && opening.includes(entry.path.replaceAll('/', '')),
  )
}

/** The address of a view, as the menus give it. */
const pathOfView = (view: string, menus: MenuBook): string =>
  allEntries(menus).find(({ path }) => path !== null && path.replaceAll('/', '') === view)?.path ?? '/'

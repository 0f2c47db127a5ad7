import { read } from './journey.ts'
import type { Provider } from './provider.ts'

/** Pages that anybody reads. */
export const openPages = [
  '/Core/Sec/AuthLogin',
  '/Core/Sec/AuthPassword',
  '/404',
  '/Core/Sys/AppOffline',
  '/accessibilite',
  '/accessibilite/plan',
]

/** A menu entry as the server returns it. */
export interface MenuEntry {
  path?: string | null
  param?: string | null
  icon?: string | null
  refRoute?: string | null
  children?: MenuEntry[] | null
  menuItems?: MenuEntry[] | null
}

const flat = (items: readonly MenuEntry[]): MenuEntry[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? []), ...flat(item.menuItems ?? [])])

/** Every entry of an administrator's menus, at whatever depth. */
export const menuEntries = async (provider: Provider): Promise<MenuEntry[]> =>
  flat(await read<MenuEntry[]>(provider, '/api/Console/Adm/UsrUser/GetMenuList'))

/** An address that a menu leads to. */
export interface MenuAddress {
  address: string
  /** Name of the route, as in the view's messages. */
  refRoute: string
  /** Whether the address opens a record. */
  isRecord: boolean
}

/** The records that pages of the menus open: tables, modes, referentials and cases. */
const openedRecords = (provider: Provider): Promise<Record<string, unknown>[][]> =>
  Promise.all(
    ['Core/SysTable', 'Console/Prm/ModModeInspection', 'Console/Prm/RefReferentiel', 'Console/Aff/AffAffaire'].map(
      (service) => read<Record<string, unknown>[]>(provider, `/api/${service}/GetList`),
    ),
  )

/** The labels of records with a page of their own, typed by users in any language. */
export const recordNames = async (provider: Provider): Promise<string[]> =>
  (await openedRecords(provider))
    .flat()
    .flatMap((record) => Object.entries(record))
    .flatMap(([field, value]) => (field.startsWith('lb') && typeof value === 'string' ? [value] : []))

/** Every address in the menus; those of records with an existing key. */
export async function menuAddresses(provider: Provider): Promise<MenuAddress[]> {
  const [table, mode, referentiel, affaire] = (await openedRecords(provider)).map(([first]) => first)
  const keys: Record<string, unknown> = {
    ...table,
    ...mode,
    ...referentiel,
    idAffaireGuid: affaire?.idAffaireGuid,
    idUser: 1,
    idGammeVersion: 2,
  }
  return (await menuEntries(provider)).flatMap(({ path, param, refRoute }) => {
    if (!path || path === '/') return []
    const query = param
      ? `?${param
          .split(';')
          .map((name) => `${name}=${String(keys[name])}`)
          .join('&')}`
      : ''
    return [{ address: path + query, refRoute: refRoute ?? '', isRecord: query !== '' }]
  })
}

import { read } from './journey.ts'
import type { Provider } from './provider.ts'

/** An entry of the menus, as the server answers it. */
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
  /** Of the route, as messages call the view. */
  refRoute: string
  /** It opens a record. */
  isRecord: boolean
}

/** Every address that menus lead to; those of records with one there is. */
export async function menuAddresses(provider: Provider): Promise<MenuAddress[]> {
  const first = async (service: string) =>
    (await read<Record<string, unknown>[]>(provider, `/api/${service}/GetList`))[0]
  const [table, mode, referentiel, affaire] = await Promise.all(
    ['Core/SysTable', 'Console/Prm/ModModeInspection', 'Console/Prm/RefReferentiel', 'Console/Aff/AffAffaire'].map(
      first,
    ),
  )
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

import { addressOf } from '../base/address.ts'

/** Path of the console on its host, with a slash at both ends: `/` or `/ronde/`. */
export const consolePath = (): string => import.meta.env.BASE_URL

/** Adds the console's path to an address of the console, which begins with `/`. */
export const onHost = (address: string): string => consolePath().slice(0, -1) + address

/** Full link to a path of the console with a query, for other programs. */
export const linkTo = (path: string, query: string): string =>
  globalThis.location.origin + onHost(addressOf(path, query))

/** Removes the console's path from a path of the host, whatever its case, as the router does. */
export const inConsole = (path: string): string =>
  path.toLowerCase().startsWith(consolePath().toLowerCase()) ? path.slice(consolePath().length - 1) : path

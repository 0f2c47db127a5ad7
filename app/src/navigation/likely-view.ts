import { type Storage, storageKeys } from '../base/storage.ts'
import type { ViewNames } from './menus-to-routes.ts'

/** The view that menus mostly give a path: its name is the path without slashes. */
const viewAt = (path: unknown): string =>
  typeof path === 'string' ? (path.split(/[?#]/)[0] ?? '').replaceAll('/', '') : ''

const lastPath = (storage: Storage | null): unknown => {
  try {
    return (JSON.parse(storage?.read(storageKeys.lastVisited) ?? 'null') as { path?: unknown } | null)?.path
  } catch {
    return null
  }
}

/**
 * The view that is likely to be shown first: that of the address, else the one visited last, else `otherwise`. The
 * menus decide later; a wrong guess loads one file too many.
 */
export function likelyView(
  { address, storage, otherwise }: { address: string; storage: Storage | null; otherwise: string },
  views: ViewNames,
): string | null {
  return [viewAt(address), viewAt(lastPath(storage)), otherwise].find((view) => views.has(view)) ?? null
}

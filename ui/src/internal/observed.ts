/** A value that lives outside React and tells its watchers; made for `useSyncExternalStore`. */
export interface Observed<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (watch: () => void) => () => void
}

export function observed<T>(start: T): Observed<T> {
  let value = start
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const watch of watchers) watch()
    },
    subscribe: (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
  }
}

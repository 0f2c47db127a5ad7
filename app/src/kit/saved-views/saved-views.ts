/** A named view of a list. */
export interface SavedView {
  name: string
  /** Search, filters, order, shape and columns, as in the list's part of the address without its prefix. */
  query: string
}

/** The saved views of one list. */
export interface SavedViews {
  views: readonly SavedView[]
  /** Name of the view that the list opens with when its address has none. */
  first: string | null
  /** Views pinned to the home, by `viewId`. */
  pinned?: readonly string[]
}

export const noViews: SavedViews = { views: [], first: null }

const isView = (value: unknown): value is SavedView => {
  const { name, query } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return typeof name === 'string' && typeof query === 'string'
}

export const areSavedViews = (value: unknown): value is SavedViews => {
  const { views, first, pinned = [] } = (value ?? {}) as Partial<Record<keyof SavedViews, unknown>>
  return (
    Array.isArray(views) &&
    views.every(isView) &&
    (first === null || typeof first === 'string') &&
    Array.isArray(pinned) &&
    pinned.every((id) => typeof id === 'string')
  )
}

const inOrder = (views: readonly SavedView[]): SavedView[] =>
  views.toSorted((one, other) => one.name.localeCompare(other.name))

export const viewNamed = ({ views }: SavedViews, name: string | null): SavedView | undefined =>
  views.find((view) => view.name === name)

/** The saved views with one added, or replaced by its name. */
export const withView = (saved: SavedViews, view: SavedView): SavedViews => ({
  ...saved,
  views: inOrder([...saved.views.filter(({ name }) => name !== view.name), view]),
})

/** The saved views with one pinned to the home, or unpinned. */
export const withPin = ({ pinned = [], ...saved }: SavedViews, id: string, isPinned: boolean): SavedViews => {
  const others = pinned.filter((one) => one !== id)
  const all = isPinned ? [...others, id] : others
  return { ...saved, pinned: all.length > 0 ? all : undefined }
}

export const withoutView = (saved: SavedViews, name: string): SavedViews => {
  const { views, first, ...more } = withPin(saved, name, false)
  return { ...more, views: views.filter((view) => view.name !== name), first: first === name ? null : first }
}

/** With one view as it was in `before`: there or not, first or not, on the home or not. The others stay as they are now. */
export function withViewAsIn(before: SavedViews, saved: SavedViews, name: string): SavedViews {
  const view = viewNamed(before, name)
  if (!view) return withoutView(saved, name)
  const restored = withPin(withView(saved, view), name, before.pinned?.includes(name) ?? false)
  return before.first === name ? { ...restored, first: name } : restored
}

/** Renames a view; a view that has the new name is replaced. */
export function renamedView(saved: SavedViews, name: string, to: string): SavedViews {
  const view = viewNamed(saved, name)
  if (!view || name === to) return saved
  const others = withoutView(withoutView(saved, name), to)
  const renamed = withView({ ...others, first: saved.first === name ? to : others.first }, { ...view, name: to })
  return saved.pinned?.includes(name) ? withPin(renamed, to, true) : renamed
}

/** How a list is looked at, under a name. */
export interface SavedView {
  name: string
  /** Search, filters, order, shape and columns, as the list's part of the address has them, without its prefix. */
  query: string
}

/** The views of one list that a user keeps. */
export interface SavedViews {
  views: readonly SavedView[]
  /** The one with which the list opens where its address says nothing. */
  first: string | null
  /** Those that stand on the home, with how many rows they show: `viewId`. */
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

/** With a view of that name: a new one, or another in its place. */
export const withView = (saved: SavedViews, view: SavedView): SavedViews => ({
  ...saved,
  views: inOrder([...saved.views.filter(({ name }) => name !== view.name), view]),
})

/** With a view on the home, or without it there. */
export const withPin = ({ pinned = [], ...saved }: SavedViews, id: string, isPinned: boolean): SavedViews => {
  const others = pinned.filter((one) => one !== id)
  const all = isPinned ? [...others, id] : others
  return { ...saved, ...(all.length > 0 ? { pinned: all } : {}) }
}

export const withoutView = (saved: SavedViews, name: string): SavedViews => {
  const { views, first, ...more } = withPin(saved, name, false)
  return { ...more, views: views.filter((view) => view.name !== name), first: first === name ? null : first }
}

/** With a view under another name; one that had that name is no more. */
export function renamedView(saved: SavedViews, name: string, to: string): SavedViews {
  const view = viewNamed(saved, name)
  if (!view || name === to) return saved
  const others = withoutView(withoutView(saved, name), to)
  const renamed = withView({ ...others, first: saved.first === name ? to : others.first }, { ...view, name: to })
  return saved.pinned?.includes(name) ? withPin(renamed, to, true) : renamed
}

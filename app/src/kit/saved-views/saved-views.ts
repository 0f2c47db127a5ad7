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
}

export const noViews: SavedViews = { views: [], first: null }

const isView = (value: unknown): value is SavedView => {
  const { name, query } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return typeof name === 'string' && typeof query === 'string'
}

export const areSavedViews = (value: unknown): value is SavedViews => {
  const { views, first } = (value ?? {}) as Partial<Record<keyof SavedViews, unknown>>
  return Array.isArray(views) && views.every(isView) && (first === null || typeof first === 'string')
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

export const withoutView = ({ views, first }: SavedViews, name: string): SavedViews => ({
  views: views.filter((view) => view.name !== name),
  first: first === name ? null : first,
})

/** With a view under another name; one that had that name is no more. */
export function renamedView(saved: SavedViews, name: string, to: string): SavedViews {
  const view = viewNamed(saved, name)
  if (!view || name === to) return saved
  const { views, first } = withoutView(withoutView(saved, name), to)
  return withView({ views, first: saved.first === name ? to : first }, { ...view, name: to })
}

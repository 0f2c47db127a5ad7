import { createStore } from 'effector'
import type { ComponentType } from 'react'
import { viewName } from './views.ts'

/** Tile of a view on the home: a component that knows the path of the view. */
export interface HomeTile {
  view: string
  Tile: ComponentType<{ path: string }>
}

/** The tiles of the views, by the path of their modules: `./views/Aff/Aff/AffairePrestationList/tile.tsx`. */
export const tilesOf = (modules: Record<string, { default: HomeTile['Tile'] }>): readonly HomeTile[] =>
  Object.entries(modules).map(([file, module]) => ({ view: viewName(file), Tile: module.default }))

/** Tiles of the views on the home; `main` sets them. */
export const $tiles = createStore<readonly HomeTile[]>([], { serialize: 'ignore' })

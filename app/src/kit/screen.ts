import type { ComponentType } from 'react'

/** Where a screen stands. */
export interface ScreenPlace {
  /** Its name: the path without slashes. */
  view: string
  /** Route name of the home it is nested in, or null when it stands alone. */
  parentView: string | null
}

/** A view is a value: the kit's component and what it shows. */
export interface ScreenView {
  Screen: ComponentType<{ config: never; place: ScreenPlace }>
  config: unknown
}

/** Makes a view of a kit component and its configuration. */
export const screenView = <Config>(Screen: ComponentType<{ config: Config; place: ScreenPlace }>, config: Config): ScreenView => ({
  Screen: Screen as ScreenView['Screen'],
  config,
})

/** What a home without a record tells the view nested in it: it stands alone, as a page of its own. */
export const aloneContext = { isAlone: true } as const

import type { ComponentType } from 'react'

/** Where a screen stands. */
export interface ScreenPlace {
  /** Its name: the path without slashes. */
  view: string
  /** Route name of the home it is nested in, or null when it stands alone. */
  parentView: string | null
}

/** A view is a value: the component that shows it at a place, and its configuration. */
export interface ScreenView<Config = unknown> {
  Screen: ComponentType<{ place: ScreenPlace }>
  config: Config
}

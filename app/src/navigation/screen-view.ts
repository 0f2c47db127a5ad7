import type { ComponentType } from 'react'

/** View and parent of a screen. */
export interface ScreenPlace {
  /** Name of the view: the path without slashes. */
  view: string
  /** Route name of the home it is nested in; null when it is not nested. */
  parentView: string | null
}

/** A view is a value: the component that shows it at a place, and its configuration. */
export interface ScreenView<Config = unknown> {
  Screen: ComponentType<{ place: ScreenPlace }>
  config: Config
}

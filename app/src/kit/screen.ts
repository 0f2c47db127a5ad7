import type { Endpoint } from '@ronde/contracts/wire'
import { type ComponentType, createElement } from 'react'
import type { ScreenPlace, ScreenView } from '../navigation/screen-view.ts'

export type { ScreenPlace, ScreenView }

/** A record, whatever it is: what the kit handles. */
export type AnyRow = Record<string, unknown>
/** An endpoint, whatever it takes and answers: the common type of all. */
export type AnyEndpoint = Endpoint<unknown, unknown>
/** Wire parameters of the address. */
export type Params = Readonly<Record<string, string>>

/** Makes a view of a kit component and its configuration. */
export const screenView = <Config>(Shown: ComponentType<{ config: Config; place: ScreenPlace }>, config: Config): ScreenView<Config> => ({
  Screen: ({ place }) => createElement(Shown, { config, place }),
  config,
})

/** What a home tells the views nested in it. */
export interface HomeContext {
  /** There is no record: the nested view stands alone, as a page of its own. */
  isAlone?: boolean
  /** The home's record; null while it is read. */
  home?: AnyRow | null
  /** An older version is shown: nothing of it changes. */
  isReadOnly?: boolean
}
export const aloneContext: HomeContext = { isAlone: true }

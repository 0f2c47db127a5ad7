import type { RefAction } from '@ronde/contracts/actions'
import type { AnyRow } from '../place/row.ts'
import { type ComponentType, createElement } from 'react'
import type { ScreenPlace, ScreenView } from '../../navigation/screen-view.ts'
import type { LockPlace } from '../lock/lock.ts'

/** Makes a view of a kit component and its configuration. */
export const screenView = <Config>(
  Shown: ComponentType<{ config: Config; place: ScreenPlace }>,
  config: Config,
): ScreenView<Config> => ({
  Screen: ({ place }) => createElement(Shown, { config, place }),
  config,
})

/** Context that a home passes to its nested views. */
export interface HomeContext {
  /** Whether there is no record: the nested view is a page of its own. */
  isAlone?: boolean
  /** The home's record; null while it is loading. */
  home?: AnyRow | null
  /** Actions that the home's title offers already. */
  offered?: readonly RefAction[]
  /** Fields with the same value in all rows of the nested views. */
  constant?: readonly string[]
  /** Why nothing can be changed: an older version is shown, or another user holds the lock. */
  readOnly?: string | null
  /** Lock taken while a record of the home is being changed. */
  lock?: LockPlace | null
}
export const aloneContext: HomeContext = { isAlone: true }

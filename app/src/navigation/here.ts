import { createContext, useContext } from 'react'

/** The current address, as pages read it inside the router and before it is loaded. */
export interface Here {
  pathname: string
  search: string
  /** State of the history entry, given with the navigation. */
  state: unknown
  /** Whether the browser came here by itself: the first page, or back and forward. */
  isBack: boolean
}

export const HereContext = createContext<Here>({ pathname: '', search: '', state: null, isBack: true })

export const useHere = (): Here => useContext(HereContext)

import { createContext, useContext } from 'react'

/** Where the console stands, as pages read it: within the router as before it is there. */
export interface Here {
  pathname: string
  search: string
  /** What whoever came here left with the address. */
  state: unknown
  /** It was come to by the browser's own ways: its first page, back or forth. */
  isBack: boolean
}

export const HereContext = createContext<Here>({ pathname: '', search: '', state: null, isBack: true })

export const useHere = (): Here => useContext(HereContext)

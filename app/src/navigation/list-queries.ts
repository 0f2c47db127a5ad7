import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionClosed } from '../session/session.ts'

const listShown = createEvent<{ path: string; query: string }>()

/** Last query string of each list, by path: going back to a list keeps its search, filters and order. */
export const $listQueries = createStore<Readonly<Record<string, string>>>({})
  .on(listShown, (queries, { path, query }) => (queries[path] === query ? queries : { ...queries, [path]: query }))
  .reset(sessionClosed)

/** Keeps the list's query string, without the open editor (`e`), as it changes. */
export function useListQuery(isWanted: boolean): void {
  const tell = useUnit(listShown)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isWanted) tell({ path: pathname, query: search.replace(/([?&])e=[^&]*&?/, '$1').replace(/[?&]$/, '') })
  }, [isWanted, pathname, search, tell])
}

import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionClosed } from '../session/session.ts'

const listShown = createEvent<{ path: string; query: string }>()

/** How each list was looked at last: the way back to it keeps its search, filters and order. */
export const $listQueries = createStore<Readonly<Record<string, string>>>({})
  .on(listShown, (queries, { path, query }) => (queries[path] === query ? queries : { ...queries, [path]: query }))
  .reset(sessionClosed)

/** Remembers how a list is looked at, as long as it stands. */
export function useListQuery(isWanted: boolean): void {
  const tell = useUnit(listShown)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isWanted) tell({ path: pathname, query: search.replace(/([?&])e=[^&]*&?/, '$1').replace(/[?&]$/, '') })
  }, [isWanted, pathname, search, tell])
}

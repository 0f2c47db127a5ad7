import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { askOnceFx } from '../../kit/ask/ask-once.ts'
import { useText } from '../../locales/use-text.ts'
import { $menus, $routes } from '../../navigation/menus.ts'
import { $loadView, attemptAt } from '../../navigation/views.ts'
import { destinationsOf } from '../destinations.ts'
import type { CommandSection } from './commands.ts'
import { matching } from './match.ts'
import { recordLists, recordsIn } from './record-search.ts'

/** Fewest letters for a search at the server. */
const fewest = 2
/** Milliseconds after the last letter until the server is asked. */
const pause = 250

interface Found {
  query: string
  /** Found records by list, in the order of the menus; null: not loaded yet. */
  sections: readonly (CommandSection | null)[]
  /** Lists that could not be read. */
  failed: readonly string[]
  isDone: boolean
}

const nothing: Found = { query: '', sections: [], failed: [], isDone: true }

export interface RecordsFound {
  sections: readonly CommandSection[]
  isSearching: boolean
  failed: readonly string[]
}

/** Records of the lists that the menus lead to, for the typed text. Those found for fewer letters stay while they match. */
export function useRecords(typed: string): RecordsFound {
  const text = useText()
  const [menus, routes, load, call] = useUnit([$menus, $routes, $loadView, askOnceFx])
  const query = typed.trim()
  const isAsked = query.length >= fewest
  const [found, setFound] = useState(nothing)

  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const { signal } = stop
    const search = async () => {
      const lists = await recordLists(destinationsOf(menus, routes, text), menus, (view) => load(view, attemptAt(view)))
      const sections: (CommandSection | null)[] = lists.map(() => null)
      const failed: string[] = []
      const tell = (isDone: boolean) => {
        if (!signal.aborted) setFound({ query, sections: [...sections], failed: [...failed], isDone })
      }
      await Promise.all(
        lists.map(async (list, at) => {
          try {
            sections[at] = await recordsIn(list, query, { call, text, signal })
          } catch {
            failed.push(list.destination.text)
          }
          tell(false)
        }),
      )
      tell(true)
    }
    const timer = setTimeout(() => void search(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, isAsked, menus, routes, load, call, text])

  const isCurrent = found.query === query
  return useMemo(() => {
    const sections = isAsked ? found.sections.filter((section) => section !== null) : []
    return {
      sections: isCurrent
        ? sections
        : sections.flatMap((section) => {
            const commands = matching(section.commands, query)
            return commands.length > 0 ? [{ ...section, commands }] : []
          }),
      isSearching: isAsked && !(isCurrent && found.isDone),
      failed: isAsked && isCurrent ? found.failed : [],
    }
  }, [found, isAsked, isCurrent, query])
}

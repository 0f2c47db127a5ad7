import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { noticed } from '../../notices/notices.ts'
import type { Offer } from '../actions/use-actions.ts'
import { bringAllFx } from '../ask/bring-all.ts'
import type { ListState } from '../rows/use-list.ts'
import type { ListSelection } from '../rows/use-selection.ts'

/** Most rows loaded for an action, each of which is a record that it changes. */
const most = 100_000

interface Gathering {
  list: ListState
  selection: ListSelection
  /** Actions on the selected rows. */
  offers: readonly Offer[]
  run: (offer: Offer) => void
  readOnly: string | null
}

/**
 * Actions on all matching rows: the rows are loaded first, however many are in sight, and the action then gets all of
 * them as if they had been selected one by one. An export needs none of that: it is written as the rows arrive.
 */
export function useGathering({ list, selection, offers, run, readOnly }: Gathering) {
  const text = useText()
  const [bring, tell] = useUnit([bringAllFx, noticed])
  const { all, every, settled, keys } = selection
  const [brought, setBrought] = useState<number | null>(null)
  /** Id of the action to run once every selected row is loaded. */
  const waiting = useRef<{ id: string; every: object } | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const giveUp = () => {
    stop.current?.abort()
    waiting.current = null
    setBrought(null)
  }
  useEffect(() => {
    const { current } = waiting
    if (!current || current.every === every) return
    // Other rows are selected by now: the action was not meant for them.
    if (current.every !== settled) return giveUp()
    waiting.current = null
    const offer = offers.find((one) => one.id === current.id)
    if (offer?.blocked) tell({ type: 'warning', text: offer.blocked })
    else if (offer) run(offer)
  })

  const start = (offer: Offer) => {
    const { served, keyOf } = list
    if (!all || !every || offer.action === 'Exporter') return run(offer)
    if (brought !== null || offer.blocked !== null) return
    waiting.current = { id: offer.id, every }
    // The other rows are loading already.
    if (!served) return
    setBrought(0)
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = stopping
    bring({ question: served.question, size: served.size, signal, onProgress: setBrought }).then(
      (rows) => {
        if (!rows) return
        setBrought(null)
        selection.settle(
          every,
          rows.filter((row) => all.has(keyOf(row))),
        )
      },
      () => {
        if (signal.aborted) return
        // The failed call has been reported already.
        waiting.current = null
        setBrought(null)
      },
    )
  }
  const tooMany = keys.size > most ? text('list.tooMany', { most: text.number(most) }) : null
  return {
    // Reasons against the action for some rows are known once they are loaded.
    offers: all
      ? offers.map((offer) => (offer.action === 'Exporter' ? offer : { ...offer, blocked: readOnly ?? tooMany }))
      : offers,
    run: start,
    words: all ? text('list.selectedAll', { count: all.size, without: all.without.size }) : null,
    progress: brought === null ? null : { label: text('list.gathering'), done: brought, total: keys.size },
    stop: giveUp,
  }
}

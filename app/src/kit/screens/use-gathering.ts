import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { noticed } from '../../notices/notices.ts'
import type { Offer } from '../actions/use-actions.ts'
import { bringAllFx } from '../ask/bring-all.ts'
import type { ListState } from '../rows/use-list.ts'
import type { ListSelection } from '../rows/use-selection.ts'

/** Rows that are brought at most for an action: each of them is a record that it changes. */
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
 * Actions on all rows that match: those rows are brought first, however many are in sight, and the action then stands before all of
 * them as it would before rows that were chosen one by one. A file needs none of that: it is written as they come.
 */
export function useGathering({ list, selection, offers, run, readOnly }: Gathering) {
  const text = useText()
  const [bring, tell] = useUnit([bringAllFx, noticed])
  const { all, keys } = selection
  const [brought, setBrought] = useState<number | null>(null)
  /** The action that is done once each chosen row is known. */
  const waiting = useRef<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => {
    const { current: id } = waiting
    if (id === null || all !== null) return
    waiting.current = null
    const offer = offers.find((one) => one.id === id)
    if (offer?.blocked) tell({ type: 'warning', text: offer.blocked })
    else if (offer) run(offer)
  })

  const start = (offer: Offer) => {
    const { served, keyOf } = list
    if (!all || offer.action === 'Exporter') return run(offer)
    if (brought !== null || offer.blocked !== null) return
    waiting.current = offer.id
    // The others are on their way already.
    if (!served) return
    setBrought(0)
    const giveUp = new AbortController()
    const { signal } = giveUp
    stop.current = giveUp
    bring({ question: served.question, size: served.size, signal, onProgress: setBrought }).then(
      (rows) => {
        if (!rows) return
        setBrought(null)
        selection.settle(rows.filter((row) => all.has(keyOf(row))))
      },
      () => {
        // It was told: a call that fails is.
        waiting.current = null
        setBrought(null)
      },
    )
  }
  const tooMany = keys.size > most ? text('list.tooMany', { most: text.number(most) }) : null
  return {
    // What keeps some of them from it is known once they are there.
    offers: all
      ? offers.map((offer) => (offer.action === 'Exporter' ? offer : { ...offer, blocked: readOnly ?? tooMany }))
      : offers,
    run: start,
    words: all ? text('list.selectedAll', { count: all.size, without: all.without.size }) : null,
    progress: brought === null ? null : { label: text('list.gathering'), done: brought, total: keys.size },
    stop() {
      stop.current?.abort()
      waiting.current = null
      setBrought(null)
    },
  }
}

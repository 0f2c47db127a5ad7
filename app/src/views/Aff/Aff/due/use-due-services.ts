import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import type { CallFailure } from '@ronde/contracts/wire'
import { useMemo } from 'react'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { doneStatut, type DueSummary, neededFor, openStatuts, type Periods, summarise } from './due-services.ts'

interface DueServices {
  summary: DueSummary | null
  error: CallFailure | null
  /** When the call is retried by itself: a time of day in ms. */
  retryAt: number | null
  retry: () => void
}

/**
 * Due services. A server that sends the total number also filters lists, and is asked only for what is shown; any other
 * server, or one that refuses that call, is asked for all services.
 */
export function useDueServices(periods: Periods): DueServices {
  const needed = useMemo(() => neededFor(periods), [periods])
  const first = useRead(AffAffairePrestation.GetList, { take: 1 })
  const narrows = first.total !== undefined
  const isPlain = !narrows && (first.value !== null || first.error?.status === 400)
  const whole = useRead(AffAffairePrestation.GetList, isPlain ? {} : null)
  const open = useRead(
    AffAffairePrestation.GetList,
    narrows ? { statut: [...openStatuts], dtEcheance: needed.open } : null,
  )
  const done = useRead(AffAffairePrestation.GetList, narrows ? { statut: [doneStatut], dtEcheance: needed.done } : null)
  const allDone = useRead(AffAffairePrestation.GetList, narrows ? { statut: [doneStatut], take: 1 } : null)

  const summary = useMemo(() => {
    if (whole.value) return summarise(whole.value, periods)
    if (!open.value || !done.value || first.total === undefined || allDone.total === undefined) return null
    return summarise([...open.value, ...done.value], periods, { total: first.total, done: allDone.total })
  }, [whole.value, open.value, done.value, first.total, allDone.total, periods])

  const failed = [whole, open, done, allDone, ...(isPlain ? [] : [first])].find(({ error }) => error !== null)
  return {
    summary,
    error: failed?.error ?? null,
    retryAt: failed?.retryAt ?? null,
    retry: failed?.retry ?? first.retry,
  }
}

import type { CallFailure, Endpoint } from '@ronde/contracts/wire'
import { useStoreMap, useUnit } from 'effector-react'
import { useCallback, useEffect } from 'react'
import { $isInFront } from '../../base/in-front.ts'
import { $config } from '../../config/config.ts'
import { $readings, closed, opened, readingId, refreshed } from './readings.ts'

export interface Read<Value> {
  value: Value | null
  /** How many there are in all, of which these are a part; undefined where the server does not say. */
  total?: number | undefined
  error: CallFailure | null
  /** When it is tried again by itself, a time of day in ms; null when only `retry` does. */
  retryAt: number | null
  /** The server told of errors beside the value: it may not be all there is. */
  hasErrors: boolean
  isPending: boolean
  /** When the value came: a time of day in ms. */
  answeredAt: number | null
  /** Asks again. */
  retry: () => void
}

interface ReadOptions {
  /** Read again every data refresh while the tab is in front, keeping what it shows; that says nothing when it fails. */
  isLive?: boolean
  /** The field by which its records are told apart. */
  key?: string
}

/**
 * Reads an endpoint for as long as the component stands; whoever asks the same shares the answer. `input` null: not yet. A new
 * input asks anew; an answer to an older question is dropped. What was left a moment ago shows at once and is read again.
 */
export function useRead<Input, Value>(
  endpoint: Endpoint<Input, Value> | null,
  input: Input | null,
  { isLive = false, key }: ReadOptions = {},
): Read<Value> {
  const asked = input === null || endpoint === null ? null : JSON.stringify(input)
  const id = endpoint === null ? '' : readingId({ endpoint, input })
  const [open, refresh, close] = useUnit([opened, refreshed, closed])
  const [isInFront, { session }] = useUnit([$isInFront, $config])
  const reading = useStoreMap({ store: $readings, keys: [id], fn: (byId, [known]) => byId[known] ?? null })

  useEffect(() => {
    if (asked === null || endpoint === null) return
    const question = { endpoint, input: JSON.parse(asked) as unknown, ...(key ? { key } : {}) }
    open(question)
    return () => {
      close(question)
    }
  }, [asked, endpoint, key, open, close])

  useEffect(() => {
    if (!isLive || asked === null) return
    const timer = setInterval(() => {
      if (isInFront()) refresh({ id, isQuiet: true })
    }, session.dataRefresh)
    return () => clearInterval(timer)
  }, [id, asked, isLive, isInFront, refresh, session.dataRefresh])

  const retry = useCallback(() => refresh({ id }), [refresh, id])
  const isWanted = asked !== null
  return {
    // The answer was checked against the endpoint's schema as it came.
    value: isWanted ? ((reading?.value ?? null) as Value | null) : null,
    total: isWanted ? reading?.total : undefined,
    error: isWanted ? (reading?.error ?? null) : null,
    retryAt: isWanted ? (reading?.retryAt ?? null) : null,
    hasErrors: isWanted && reading?.hasErrors === true,
    isPending:
      isWanted && (reading === null || reading.awaited !== null || (reading.value === null && reading.error === null)),
    answeredAt: reading?.answeredAt ?? null,
    retry,
  }
}

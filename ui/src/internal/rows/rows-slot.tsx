import { isValidElement, useState } from 'react'
import type { ReactNode } from 'react'
import { useUi } from '../../theme/ui-context.ts'
import { useAwaited } from '../awaited.ts'
import { Slot } from './rows.styles.ts'

/** The texts that stand where there are no rows. */
interface RowsWords {
  state?: 'loading' | 'ready' | 'error' | undefined
  empty?: ReactNode
  noMatch?: ReactNode
  error?: ReactNode
}

interface RowsSlotProps extends RowsWords {
  /** The messages that stand in for texts that are not given. */
  messages: 'grid' | 'tree'
  isFiltered: boolean
  /** Rows shown. */
  count: number
  hasHeader: boolean
  /** Said while there are rows. */
  found?: string | null
  /** More is being looked for. @default false */
  isAsking?: boolean
}

/** The message when there are no rows, beside them since a grid holds nothing but rows; always there, so that a change of it is read out. */
export function RowsSlot({ state = 'ready', messages, count, hasHeader, isAsking = false, ...said }: RowsSlotProps) {
  const { t } = useUi()
  const isWaiting = count === 0 && state === 'loading'
  // Rows that are looked for again, and are none again, are no news.
  const isEmpty = count === 0 && state === 'ready'
  const [wasEmpty, setWasEmpty] = useState(false)
  if (!isWaiting && wasEmpty !== isEmpty) setWasEmpty(isEmpty)
  useAwaited(isWaiting ? t(`${messages}.loading`) : null)
  const place = count > 0 ? (state === 'error' ? 'under' : 'unseen') : isWaiting ? 'unseen' : 'instead'
  // Told by itself, or by the message that it repeats.
  const panel = state === 'error' && isValidElement(said.error) ? said.error : null
  const words = () => {
    if (state === 'error') return said.error ?? t(`${messages}.error`)
    if (count > 0) return said.found
    if (isWaiting && !wasEmpty) return null
    if (isAsking) return t(`${messages}.loading`)
    return said.isFiltered ? (said.noMatch ?? t(`${messages}.noMatch`)) : (said.empty ?? t(`${messages}.empty`))
  }
  return (
    <>
      <Slot role="status" data-place={panel ? 'unseen' : place} data-header={hasHeader || undefined}>
        {!panel && words()}
      </Slot>
      {panel && (
        <Slot data-place={place} data-header={hasHeader || undefined}>
          {panel}
        </Slot>
      )}
    </>
  )
}

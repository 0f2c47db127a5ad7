import type { ReactNode } from 'react'
import { ReadFailure } from '../../notices/read-failure.tsx'
import type { Read } from '../ask/use-read.ts'

interface ReadPartProps {
  /** The calls whose answers the part shows. */
  reads: readonly Read<unknown>[]
  children: ReactNode
}

/** A part of a page; where a call for it failed, the error with a button that repeats all failed calls. */
export function ReadPart({ reads, children }: ReadPartProps) {
  const failed = reads.filter(({ error, value }) => error && value === null)
  const [first] = failed
  if (!first) return children
  const retry = () => {
    for (const read of failed) read.retry()
  }
  return <ReadFailure of={{ ...first, retry }} />
}

import { ErrorPanel } from '@ronde/ui/error-panel'
import type { ReactNode } from 'react'
import { useText } from '../../locales/use-text.ts'
import { readProblem } from '../ask/read-problem.ts'
import type { Read } from '../ask/use-read.ts'

interface ReadPartProps {
  /** The calls whose answers the part shows. */
  reads: readonly Read<unknown>[]
  children: ReactNode
}

/** A part of a page; where a call for it failed, the error with a button that repeats all failed calls. */
export function ReadPart({ reads, children }: ReadPartProps) {
  const text = useText()
  const failed = reads.filter(({ error, value }) => error && value === null)
  const [first] = failed
  if (!first) return children
  const retry = () => {
    for (const read of failed) read.retry()
  }
  return <ErrorPanel message={readProblem(first, text)} onRetry={retry} />
}

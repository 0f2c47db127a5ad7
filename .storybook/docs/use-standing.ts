import { useEffect, useState } from 'react'
import { standingFile } from './standing.ts'
import type { Standing, StandingReport } from './standing.ts'

let asked: Promise<StandingReport | null> | undefined

async function askReport(): Promise<StandingReport | null> {
  const answer = await fetch(standingFile)
  // A server that is for working may answer what it does not have by a page.
  return answer.ok && answer.headers.get('content-type')?.includes('json')
    ? ((await answer.json()) as StandingReport)
    : null
}

/** What the last run of the review left; undefined until it is known, null where there was none. */
export function useStandingReport(): StandingReport | null | undefined {
  const [report, setReport] = useState<StandingReport | null>()
  useEffect(() => {
    asked ??= askReport()
    void asked.then(setReport)
  }, [])
  return report
}

/** How far a component was found to be. */
export const useStanding = (name: string): Standing | undefined =>
  useStandingReport()?.components.find((one) => one.name === name)

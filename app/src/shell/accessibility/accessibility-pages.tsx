import { LoadingView } from '@ronde/ui/loading-view'
import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { Words } from '../../locales/words.tsx'
import type * as module from './statement.tsx'

/** The pages on accessibility, whoever reads them; they come with their words when they are opened. */
type Pages = typeof module

const pageOf = (choose: (come: Pages) => ComponentType) => {
  const Part = lazy(() =>
    loadChunk('accessibility', () => import('./statement.tsx')).then((come) => ({ default: choose(come) })),
  )
  return () => (
    <Words of="./shell/accessibility" otherwise={<LoadingView />}>
      <Suspense fallback={<LoadingView />}>
        <Part />
      </Suspense>
    </Words>
  )
}

export const AccessibilityStatement = pageOf((come) => come.Statement)
export const AccessibilityPlan = pageOf((come) => come.Plan)

import { LoadingView } from '@ronde/ui/loading-view'
import type { ComponentType } from 'react'
import { laterPart } from '../../base/later-part.tsx'
import { Words } from '../../locales/words.tsx'
import type * as module from './statement.tsx'

/** The accessibility pages, loaded with their texts when they are opened, signed in or not. */
type Pages = typeof module

const pageOf = (choose: (come: Pages) => ComponentType) => {
  const Part = laterPart('accessibility', () => import('./statement.tsx').then(choose), <LoadingView />)
  return () => (
    <Words of="./shell/accessibility" otherwise={<LoadingView />}>
      <Part />
    </Words>
  )
}

export const AccessibilityStatement = pageOf((come) => come.Statement)
export const AccessibilityPlan = pageOf((come) => come.Plan)

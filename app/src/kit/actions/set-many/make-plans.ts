import type { EditorContext } from '../../editor/context.ts'
import { type Planning, planOf, type RowPlan } from './plan.ts'

/** Milliseconds of work after which the page may draw and be pressed. */
const slice = 12

/** The plans of all rows, made in slices. `onProgress` is told how many there are; null when it was stopped. */
export async function makePlans(
  planning: Planning,
  contexts: readonly EditorContext[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<readonly RowPlan[] | null> {
  const plans: RowPlan[] = []
  let until = performance.now() + slice
  for (const context of contexts) {
    plans.push(planOf(planning, context))
    if (performance.now() < until) continue
    onProgress(plans.length)
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return null
    until = performance.now() + slice
  }
  return plans
}

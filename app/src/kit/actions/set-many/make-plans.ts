import { inSlices } from '../../../base/in-slices.ts'
import type { EditorContext } from '../../editor/context.ts'
import { type Planning, planOf, type RowPlan } from './plan.ts'

/** The plans of all rows, made in slices. `onProgress` is told how many there are; null when it was stopped. */
export async function makePlans(
  planning: Planning,
  contexts: readonly EditorContext[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<readonly RowPlan[] | null> {
  const plans: RowPlan[] = []
  const isWhole = await inSlices(contexts, (context) => plans.push(planOf(planning, context)), {
    signal,
    onPause: () => onProgress(plans.length),
  })
  return isWhole ? plans : null
}

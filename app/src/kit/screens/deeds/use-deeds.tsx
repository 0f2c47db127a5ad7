import { Fragment } from 'react'
import { Words } from '../../../locales/words.tsx'
import { useBaskets } from './baskets.tsx'
import { useBatches } from './batches.tsx'
import { useDuplicate } from './duplicate.ts'
import type { Deeds, DeedsInput } from './deed.ts'
import { useLabels } from './labels.tsx'
import { usePeekDeed } from './peek.ts'
import { usePrint } from './print.tsx'
import { useReimport } from './reimport.tsx'
import { useSetMany } from './set-many.tsx'

/** All deeds on rows, one line for each feature. The messages they need once open are in this folder. */
export function useDeeds(input: DeedsInput): Required<Deeds> {
  const features: readonly Deeds[] = [
    useSetMany(input),
    useBatches(input),
    useBaskets(input),
    usePeekDeed(input),
    useDuplicate(input),
    useLabels(input),
    usePrint(input),
    useReimport(input),
  ]
  const layers = features.map(({ layer }, at) => <Fragment key={at}>{layer}</Fragment>)
  return {
    title: features.flatMap(({ title = [] }) => title),
    selection: features.flatMap(({ selection = [] }) => selection),
    row: (row) => features.flatMap((feature) => feature.row?.(row) ?? []),
    layer: features.some(({ layer }) => layer) && <Words of="./kit/screens/deeds">{layers}</Words>,
  }
}

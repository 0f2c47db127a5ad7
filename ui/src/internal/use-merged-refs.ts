import { useMemo } from 'react'
import type { Ref, RefCallback } from 'react'
import { mergeRefs } from 'react-aria'

/** Two refs as one that stays the same: a new one would be let go and taken again with each render. */
export const useMergedRefs = <Element>(
  one: Ref<Element> | undefined,
  other: Ref<Element> | undefined,
): Ref<Element> | RefCallback<Element> => useMemo(() => mergeRefs(one, other), [one, other])

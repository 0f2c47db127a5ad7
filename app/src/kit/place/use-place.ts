import { useMemo } from 'react'
import { type Place, placeOf } from './place.ts'
import type { AnyRow, Params } from './row.ts'

/** The place of a screen, the same as long as its address and its home are. */
export const usePlace = (view: string, params: Params, home: AnyRow | null): Place =>
  useMemo(() => placeOf({ view, params, home }), [view, params, home])

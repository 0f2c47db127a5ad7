import { useState } from 'react'
import { useOverflow } from '../internal/actions/use-overflow.ts'
import type { TabItem } from './tabs.tsx'

interface ShownTabsOptions {
  items: readonly TabItem[]
  selected: string
  /** Under one another there is room for all. */
  isVertical: boolean
}

/** Which tabs the row has room for, the selected one always among them; a tab brought out of the menu stays until another is. */
export function useShownTabs({ items, selected, isVertical }: ShownTabsOptions) {
  const texts = items.map(({ text, badge }) => [text, typeof badge === 'object' ? '' : badge].join()).join('|')
  const { setRow, fitting } = useOverflow(`${isVertical}|${texts}`, items.length)
  const [kept, setKept] = useState(selected)
  const placeOf = (wanted: string) => items.findIndex(({ id }) => id === wanted)

  const inSight = fitting(placeOf(kept)).includes(placeOf(selected)) ? kept : selected
  if (inSight !== kept) setKept(inSight)
  const places = new Set(fitting(placeOf(inSight)))
  const all = items.map((item, at) => ({ ...item, at }))
  return {
    setRow: isVertical ? undefined : setRow,
    shown: all.filter(({ at }) => places.has(at)),
    rest: all.filter(({ at }) => !places.has(at)),
  }
}

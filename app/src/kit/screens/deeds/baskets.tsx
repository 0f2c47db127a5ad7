import { useState } from 'react'
import { laterLayer } from '../../../base/later-layer.tsx'
import { useText } from '../../../locales/use-text.ts'
import { useOffered } from '../../../navigation/offered.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

const BasketsDialog = laterLayer('baskets', () =>
  import('../../rows/baskets/baskets-dialog.tsx').then((module) => module.BasketsDialog),
)

/** Selects rows by pasted references, and keeps selections under a name, where actions on several rows exist. */
export function useBaskets({ part: { config }, list, place, selection }: DeedsInput): Deeds {
  const text = useText()
  const menu = useOffered(place.view, 'ActionMenu')
  const [isOpen, setOpen] = useState(false)
  if (list.pages || !list.read.question || (menu.length === 0 && !config.labels)) return {}
  const open = deed({ id: 'baskets', text: text('baskets.title'), icon: 'clipboard-check', run: () => setOpen(true) })
  return {
    title: [open],
    selection: selection.keys.size > 0 ? [open] : [],
    layer: isOpen && <BasketsDialog list={list} config={config} selection={selection} onClose={() => setOpen(false)} />,
  }
}

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { useHeld } from '../internal/use-held.ts'
import { LinkTabs } from './link-tabs.tsx'
import { PanelTabs } from './panel-tabs.tsx'

export interface TabItem {
  /** Key of the tab, passed on when it is chosen. */
  id: string
  /** Name of the tab. */
  text: string
  /** Address of the tab: with addresses the tabs are a navigation of links. */
  href?: string
  /** A count or a state after the text. */
  badge?: ReactNode
  /** Whether the tab cannot be chosen; the arrow keys still reach it. */
  isDisabled?: boolean
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'> {
  /** Tabs from first to last. */
  items: readonly TabItem[]
  /** Id of the selected tab. Without it the component keeps this itself. */
  selected?: string
  /** Id of the tab selected at first, where the component keeps this itself. @default the first */
  defaultSelected?: string
  /** Called with the tab chosen by press or arrow key; links choose by navigating. */
  onSelectedChange?: (change: { selected: string }) => void
  /** Name of the row of tabs. */
  label: string
  /** Side by side, those without room in a menu; or under one another, beside the content. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** `manual`: arrows move among the tabs, Enter or Space selects; for content that is slow to come. @default 'automatic' */
  activation?: 'automatic' | 'manual'
  /** Content of the selected tab. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Tabs that are told which one is shown. */
export interface ShownTabsProps extends Omit<TabsProps, 'selected' | 'defaultSelected' | 'onSelectedChange'> {
  selected: string
  onSelect: (choice: { id: string }) => void
}

/** Several views of one thing. With `href` a navigation of links, without it the tabs of the ARIA Authoring Practices. */
export function Tabs({ selected: given, defaultSelected, onSelectedChange, ...rest }: TabsProps) {
  const [selected, setHeld] = useHeld(given, defaultSelected ?? rest.items[0]?.id ?? '')
  const shown: ShownTabsProps = {
    ...rest,
    selected,
    onSelect: ({ id }) => {
      setHeld(id)
      onSelectedChange?.({ selected: id })
    },
  }
  return rest.items.some(({ href }) => href) ? <LinkTabs {...shown} /> : <PanelTabs {...shown} />
}

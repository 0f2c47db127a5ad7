import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { LinkTabs } from './link-tabs.tsx'
import { PanelTabs } from './panel-tabs.tsx'

export interface TabItem {
  /** Key, told when it is chosen. */
  id: string
  /** Name of the tab. */
  text: string
  /** With one, the tabs are a navigation of links. */
  href?: string
  /** A count or a state after the text. */
  badge?: ReactNode
  /** Is there and cannot be chosen; keys come to it all the same. */
  isDisabled?: boolean
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'> {
  /** Tabs from first to last. */
  items: readonly TabItem[]
  /** Id of the tab that is shown. */
  selected: string
  /** Chosen by press or arrow key; links choose by navigating. */
  onSelect?: (choice: { id: string }) => void
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

/** Several views of one thing. With `href` a navigation of links, without it the tabs of the ARIA Authoring Practices. */
export function Tabs(props: TabsProps) {
  return props.items.some(({ href }) => href) ? <LinkTabs {...props} /> : <PanelTabs {...props} />
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import type { MenuGroup, MenuRadioGroup } from './menu-item.ts'
import { GroupList, Heading } from './menu.styles.ts'

interface MenuSectionProps {
  group: MenuGroup | MenuRadioGroup
  /** Name of the menu, for a group without a heading. */
  menuLabel: string
  children: ReactNode
}

/** A group's heading and entries. The heading takes no focus: it is heard as the group's name. */
export function MenuSection({ group: { heading }, menuLabel, children }: MenuSectionProps) {
  const id = useId()
  return (
    <li role="none">
      {heading !== undefined && (
        <Heading id={id} aria-hidden>
          {heading}
        </Heading>
      )}
      <GroupList role="group" {...(heading === undefined ? { 'aria-label': menuLabel } : { 'aria-labelledby': id })}>
        {children}
      </GroupList>
    </li>
  )
}

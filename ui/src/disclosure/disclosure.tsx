import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { useHeld } from '../internal/use-held.ts'
import { Content, Heading, Root, Toggle } from './disclosure.styles.ts'

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The content that is folded away. */
  title: ReactNode
  /** Makes its title a heading of that level. */
  level?: 2 | 3 | 4
  /** Stands at the end of its line, such as a count; not part of its name. */
  end?: ReactNode
  /** Whether it is open; by itself without it. */
  isOpen?: boolean
  /** Whether it is open at first, where it opens by itself. @default false */
  defaultOpen?: boolean
  /** Told when people open or close it. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** Made when it is opened for the first time, and kept. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Folds away content that few need (disclosure of the ARIA Authoring Practices). */
export function Disclosure({
  title,
  level,
  end,
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useHeld(given, defaultOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <Root {...rest}>
      <Heading as={level ? `h${level}` : 'div'}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen)
            onOpenChange?.({ isOpen: !isOpen })
          }}
        >
          <Icon name={ChevronRight} />
          <span>{title}</span>
        </Toggle>
        {end}
      </Heading>
      <Content id={id} hidden={!isOpen}>
        {wasOpen && children}
      </Content>
    </Root>
  )
}

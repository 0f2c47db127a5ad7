import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import { useHeld } from '../internal/use-held.ts'
import { Content, Heading, Root, Toggle } from './disclosure.styles.ts'

export interface DisclosureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Text of the button that folds and unfolds the content. */
  title: ReactNode
  /** Makes its title a heading of that level. */
  level?: 2 | 3 | 4
  /** Shown at the end of the title's line, such as a count; not part of the button's name. */
  end?: ReactNode
  /** Whether it is open. Without it the component keeps this itself. */
  isOpen?: boolean
  /** Whether it is open at first, where the component keeps this itself. @default false */
  defaultOpen?: boolean
  /** Called when the user opens or closes the disclosure. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The content: rendered when first opened, and kept. */
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

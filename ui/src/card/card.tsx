import { useId } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Actions, Body, Head, Root, Title } from './card.styles.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A level-two heading; it names the region. */
  title?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Its content. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A surface around content that belongs together. */
export function Card({ title, actions, children, ...rest }: CardProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || actions) && (
        <Head>
          {title && <Title id={titleId}>{title}</Title>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body>{children}</Body>
    </Root>
  )
}

import { X } from 'lucide-react'
import type { HTMLAttributes, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Remove, Root, Text } from './tag.styles.ts'

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Its text. */
  text: string
  /** The meaning of its colour, which the text says too. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  /** Drawing before the text. */
  icon?: IconSource
  /** Address the tag leads to. */
  href?: string
  /** Called by the button that removes the tag, and without it none shows; the caller also moves the focus. */
  onRemove?: () => void
  /** Cannot be pressed or removed. */
  isDisabled?: boolean
  ref?: Ref<HTMLSpanElement>
}

/** A name that things are filed under, or one of several chosen options. */
export function Tag({ text, tone = 'neutral', icon, href, onRemove, isDisabled, ...rest }: TagProps) {
  const { t, link } = useUi()
  const isLink = href !== undefined && !isDisabled
  return (
    <Root
      {...rest}
      data-tone={tone}
      data-disabled={isDisabled || undefined}
      data-removable={onRemove ? true : undefined}
    >
      {icon && <Icon name={icon} size={12} />}
      {isLink ? (
        <Text as={link} href={href} title={text}>
          {text}
        </Text>
      ) : (
        <Text title={text}>{text}</Text>
      )}
      {onRemove && (
        <Remove type="button" aria-label={t('tag.remove', { text })} disabled={isDisabled} onClick={onRemove}>
          <Icon name={X} size={12} />
        </Remove>
      )}
    </Root>
  )
}

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from 'react-aria'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useFocusLeft } from '../internal/use-focus-left.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useUi } from '../theme/ui-context.ts'
import { Actions, Close, Content, Root, Text, Title } from './banner.styles.ts'

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'error'
  /** The message, in a few words. */
  title?: ReactNode
  /** What the message means, and the next thing to do. */
  children?: ReactNode
  /** Buttons or links that do the next thing. */
  actions?: ReactNode
  /** @default the tone's own */
  icon?: IconSource
  /** Called by the button that removes the banner; without it none shows. */
  onDismiss?: () => void
  /** Announced at once, interrupting a screen reader that is speaking. @default true for an error */
  isUrgent?: boolean
  ref?: Ref<HTMLDivElement>
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const

/** A message about the page under it, for as long as it holds. Once it goes with the focus in it, the focus is on what it stood in. */
export function Banner(props: BannerProps) {
  const {
    tone = 'info',
    title,
    children,
    actions,
    icon = icons[tone],
    onDismiss,
    isUrgent = tone === 'error',
    ref,
    ...rest
  } = props
  const { t } = useUi()
  const banner = useRef<HTMLDivElement>(null)
  const attach = useMergedRefs<HTMLDivElement>(ref, banner)
  useFocusLeft(banner)
  return (
    <Root {...rest} ref={attach} role={isUrgent ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={icon} size={20} />
      <Content>
        <Text>
          <VisuallyHidden elementType="span">{t(`banner.${tone}`)}</VisuallyHidden>
          {title && <Title>{title}</Title>}
          {children && <div>{children}</div>}
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {onDismiss && (
        <Close>
          <IconButton label={t('banner.close')} icon={X} size="small" onPress={onDismiss} />
        </Close>
      )}
    </Root>
  )
}

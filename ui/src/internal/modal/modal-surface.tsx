import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { mergeProps, mergeRefs } from 'react-aria'
import { IconButton } from '../../icon-button/index.ts'
import { useUi } from '../../theme/ui-context.ts'
import { ModalLayer } from './modal-layer.tsx'
import type { CloseReason } from './modal-layer.tsx'
import { Body, Foot, Head, Title } from '../surface.styles.ts'

/** The common part of a dialog and a side panel. */
export interface ModalSurfaceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Heading and name. */
  title: ReactNode
  /** Whether the layer is open. @default true */
  isOpen?: boolean
  /** Called by Escape, by a press on the page behind, or by the close button. */
  onOpenChange: (change: { isOpen: false; reason: CloseReason }) => void
  /** Width in px; never wider than the page. */
  width?: number
  /** Buttons at the end, the main one last. */
  footer?: ReactNode
  /** The content between title and buttons. */
  children: ReactNode
  /** `alertdialog` is not closed by a press on the page behind. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  ref?: Ref<HTMLDivElement>
}

interface OwnProps {
  align: 'center' | 'end'
  surface: ComponentType<HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }>
}

const startAt = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]'].map(
  (part) => `[data-modal-body] ${part}:not(:disabled)`,
)

/** The first thing to fill in or press in the body, else the foot's first button, else the surface. */
const starts = [startAt.join(','), '[data-modal-foot] button:not(:disabled)']

export function ModalSurface({ isOpen = true, ...props }: ModalSurfaceProps & OwnProps) {
  return isOpen ? <OpenSurface {...props} /> : null
}

function OpenSurface(props: Omit<ModalSurfaceProps, 'isOpen'> & OwnProps) {
  const {
    title,
    onOpenChange,
    width,
    footer,
    children,
    role = 'dialog',
    align,
    surface: Root,
    style,
    ref,
    ...rest
  } = props
  const { t } = useUi()
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  return (
    <ModalLayer onOpenChange={onOpenChange} align={align} closesOutside={role === 'dialog'} startAt={starts}>
      {(modalProps, layerRef) => (
        <Root
          {...mergeProps(rest, modalProps)}
          ref={mergeRefs(ref, layerRef)}
          role={role}
          aria-modal
          aria-labelledby={titleId}
          tabIndex={-1}
          style={{ '--surface-width': `${width}px`, ...style } as CSSProperties}
        >
          <Head>
            <Title id={titleId}>{title}</Title>
            {role === 'dialog' && (
              <IconButton
                label={t('dialog.close')}
                icon={X}
                onPress={() => onOpenChange({ isOpen: false, reason: 'button' })}
              />
            )}
          </Head>
          <Body
            ref={body}
            data-modal-body
            tabIndex={scrolls ? 0 : undefined}
            role={scrolls ? 'group' : undefined}
            aria-labelledby={scrolls ? titleId : undefined}
          >
            {children}
          </Body>
          {footer && <Foot data-modal-foot>{footer}</Foot>}
        </Root>
      )}
    </ModalLayer>
  )
}

/** Whether an element's content is higher than it: then arrow keys must reach it to scroll. */
function useScrolls(ref: { current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const sizes = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    // Content that grows past the element leaves the element's own size as it was.
    const watch = () => {
      sizes.disconnect()
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    watch()
    const parts = new MutationObserver(watch)
    parts.observe(element, { childList: true })
    return () => {
      parts.disconnect()
      sizes.disconnect()
    }
  }, [ref])
  return scrolls
}

import { X } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { mergeProps, mergeRefs } from 'react-aria'
import { IconButton } from '../icon-button/index.ts'
import { ModalLayer } from '../internal/modal/modal-layer.tsx'
import { useUi } from '../theme/ui-context.ts'
import { DrawerRail } from './drawer-rail.tsx'
import { DrawerTree, moveAmongEntries } from './drawer-tree.tsx'
import type { DrawerItem } from './drawer-item.ts'
import { Head, Logo, Navigation, Side } from './drawer.styles.ts'

export interface DrawerProps extends HTMLAttributes<HTMLDivElement> {
  /** Entries, in order; those with entries of their own open. */
  items: readonly DrawerItem[]
  /** Path of the page, without query. */
  currentPath: string
  /** Whether the whole drawer shows: beside the page, or over it with `isOverlay`. */
  isOpen: boolean
  /** Whether only the icons show beside the page. */
  isMini: boolean
  /** The whole drawer shows over the page; it closes on Escape, a press outside, and navigation. */
  isOverlay: boolean
  /** Called when the user opens or closes the drawer. */
  onOpenChange: (change: { isOpen: boolean }) => void
  /** Logo at the bottom of the drawer. */
  logo?: ReactNode
  /** Name of the navigation. */
  label: string
  ref?: Ref<HTMLDivElement>
}

/** The side navigation, 250 px wide or icons only. */
export function Drawer({
  items,
  currentPath,
  isOpen,
  isMini,
  isOverlay,
  onOpenChange,
  logo,
  label,
  ref,
  ...rest
}: DrawerProps) {
  const { t } = useUi()
  const isBeside = isMini || (isOpen && !isOverlay)
  const close = () => onOpenChange({ isOpen: false })
  return (
    <>
      {isBeside && (
        <Side {...rest} ref={ref} data-mini={isMini || undefined}>
          <Navigation aria-label={label} onKeyDown={moveAmongEntries}>
            {isMini ? (
              <DrawerRail items={items} currentPath={currentPath} />
            ) : (
              <DrawerTree items={items} currentPath={currentPath} />
            )}
          </Navigation>
          {logo && <Logo>{logo}</Logo>}
        </Side>
      )}
      {isOverlay && isOpen && (
        <ModalLayer onOpenChange={close} align="start" startAt={['[aria-current=page]', '[data-entry]']}>
          {(modalProps, layerRef) => (
            <Side
              {...mergeProps(rest, modalProps)}
              ref={mergeRefs(ref, layerRef)}
              role="dialog"
              aria-modal
              tabIndex={-1}
              aria-label={label}
              data-overlay
            >
              <Head>
                <IconButton label={t('drawer.close')} icon={X} onPress={close} />
              </Head>
              <Navigation aria-label={label} onKeyDown={moveAmongEntries}>
                <DrawerTree items={items} currentPath={currentPath} onNavigate={close} />
              </Navigation>
              {logo && <Logo>{logo}</Logo>}
            </Side>
          )}
        </ModalLayer>
      )}
    </>
  )
}

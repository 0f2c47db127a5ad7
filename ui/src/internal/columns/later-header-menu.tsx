import type { MenuPopoverProps } from '../../menu/index.ts'
import { later } from '../later.ts'
import { LaterPart } from '../later-part.tsx'
import type { HeaderMenuOptions, HeaderMenuResult } from './header-menu.ts'

export interface LaterHeaderMenuProps<Row> extends Pick<MenuPopoverProps, 'anchor' | 'onClose'> {
  about: HeaderMenuOptions<Row>
  /** Told what the chosen entry makes of layout or order. */
  onResult: (result: HeaderMenuResult) => void
}

export const headerMenuPopover = later(() => import('./header-menu-popover.tsx'))

/** The menu of a column, fetched with its drawings when one is opened. */
export const LaterHeaderMenu = <Row,>(props: LaterHeaderMenuProps<Row>) => (
  <LaterPart part={headerMenuPopover} isUnseen>{({ HeaderMenuPopover }) => <HeaderMenuPopover {...props} />}</LaterPart>
)

import type { MenuPopoverProps } from '../../menu/index.ts'
import { LaterPart } from '../later-part/later-part.tsx'
import { arranging } from './later-arranging.ts'
import type { HeaderMenuOptions, HeaderMenuResult } from './header-menu.ts'

export interface LaterHeaderMenuProps<Row> extends Pick<MenuPopoverProps, 'anchor' | 'onOpenChange'> {
  about: HeaderMenuOptions<Row>
  /** Called with the layout or the order that the chosen entry results in. */
  onResult: (result: HeaderMenuResult) => void
}

/** The menu of a column; its drawings come with it. */
export const LaterHeaderMenu = <Row,>(props: LaterHeaderMenuProps<Row>) => (
  <LaterPart part={arranging} isUnseen>
    {({ HeaderMenuPopover }) => <HeaderMenuPopover {...props} />}
  </LaterPart>
)

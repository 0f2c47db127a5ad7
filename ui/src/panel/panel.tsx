import { ModalSurface } from '../internal/modal/modal-surface.tsx'
import type { ModalSurfaceProps } from '../internal/modal/modal-surface.tsx'
import { Root } from './panel.styles.ts'

/** Its `width` is 480 px by default. */
export type PanelProps = ModalSurfaceProps

/** A dialog at the side, for a form or details beside the list they belong to. */
export function Panel({ width = 480, ...rest }: PanelProps) {
  return <ModalSurface {...rest} width={width} align="end" surface={Root} />
}

import { ModalSurface } from '../internal/modal/modal-surface.tsx'
import type { ModalSurfaceProps } from '../internal/modal/modal-surface.tsx'
import { Root } from './dialog.styles.ts'

export type { CloseReason } from '../internal/modal/modal-layer.tsx'

/** Its `width` is 550 px by default. */
export type DialogProps = ModalSurfaceProps

/** A question or a message that must be dealt with before going on (modal dialog of the ARIA Authoring Practices). */
export function Dialog({ width = 550, ...rest }: DialogProps) {
  return <ModalSurface {...rest} width={width} align="center" surface={Root} />
}

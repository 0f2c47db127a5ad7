export { Dialog } from './dialog.tsx'
export type { CloseReason, DialogProps } from './dialog.tsx'

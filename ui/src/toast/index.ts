export { ToastHost } from './toast-host.tsx'
export { toasts } from './toasts.ts'
export type { ToastOptions, ToastType } from './toast-options.ts'

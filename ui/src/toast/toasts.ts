import { observed } from '../internal/observed.ts'
import type { ToastOptions } from './toast-options.ts'

/** A toast in the queue. */
export interface QueuedToast {
  id: string
  options: ToastOptions
  /** Already announced: the toast gave way to another, and is not announced again when it returns. */
  isTold?: boolean
}

/** All shown and waiting toasts: at most one with a time, and those that stay until closed. */
export const queue = observed<readonly QueuedToast[]>([])
let added = 0

/** Whether two toasts are equal; never with buttons, which may undo different things under one name. */
const isSame = (one: ToastOptions, other: ToastOptions): boolean =>
  one.text === other.text && one.type === other.type && !one.button && !other.button

/** The one to show: one that stays until it is closed lets those with a time pass. */
export const shown = (toasts: readonly QueuedToast[]): QueuedToast | undefined =>
  toasts.find(({ options }) => options.timeout !== 0) ?? toasts[0]

/** Short messages, shown one at a time by the mounted `ToastHost`. */
export const toasts = {
  /**
   * Shows a toast and returns its id. An open one with a time closes first: the newest is
   * the event itself, and a burst does not go on for minutes. One without words is not shown. The same fault told again
   * while it stands is not repeated; a second success of the same words is another one, and is shown and announced anew.
   */
  add(options: ToastOptions): string {
    if (options.text.trim() === '') return ''
    const twin = queue.get().find((toast) => isSame(toast.options, options))
    if (twin && options.type !== 'success') return twin.id
    if (twin) toasts.close(twin.id)
    added += 1
    const id = `toast-${added}`
    const before = shown(queue.get())
    const next = [...queue.get().filter((toast) => toast.options.timeout === 0), { id, options }]
    const gaveWay = before?.options.timeout === 0 && shown(next) !== before
    queue.set(gaveWay ? next.map((toast) => (toast === before ? { ...toast, isTold: true } : toast)) : next)
    return id
  },
  /** Takes a toast away; nothing happens when it is gone already. */
  close(id: string): void {
    queue.set(queue.get().filter((toast) => toast.id !== id))
  },
  /** Removes all toasts. */
  clear(): void {
    queue.set([])
  },
}

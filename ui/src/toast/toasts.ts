import { observed } from '../internal/observed.ts'
import type { ToastOptions } from './toast-options.ts'

/** A toast in the queue. */
export interface QueuedToast {
  id: string
  options: ToastOptions
  /** It was told already, gave way, and is not announced again when it comes back. */
  isTold?: boolean
}

/** All toasts that wait or show. */
export const queue = observed<readonly QueuedToast[]>([])
let added = 0

const isSame = (one: ToastOptions, other: ToastOptions): boolean => one.text === other.text && one.type === other.type && one.button?.text === other.button?.text

/** The one to show: in order, but one that stays until it is closed lets those with a time pass. */
export const shown = (toasts: readonly QueuedToast[]): QueuedToast | undefined =>
  toasts.find(({ options }) => options.timeout !== 0) ?? toasts[0]

/** Short messages, shown one at a time by the mounted `ToastHost`. */
export const toasts = {
  /** Queues a toast and answers its id; the same one again while it waits or shows is not repeated. */
  add(options: ToastOptions): string {
    const twin = queue.get().find((toast) => isSame(toast.options, options))
    if (twin) return twin.id
    added += 1
    const id = `toast-${added}`
    const before = shown(queue.get())
    const next = [...queue.get(), { id, options }]
    const gaveWay = before !== undefined && shown(next) !== before
    queue.set(gaveWay ? next.map((toast) => (toast === before ? { ...toast, isTold: true } : toast)) : next)
    return id
  },
  /** Takes a toast away; nothing happens when it is gone already. */
  close(id: string): void {
    queue.set(queue.get().filter((toast) => toast.id !== id))
  },
  /** Takes all away. */
  clear(): void {
    queue.set([])
  },
}

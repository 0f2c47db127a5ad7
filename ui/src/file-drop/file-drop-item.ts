/** A file on its way, as the caller knows it. */
export interface FileDropItem {
  id: string
  name: string
  /** In bytes. */
  size?: number
  state: 'waiting' | 'sending' | 'done' | 'error'
  /** Share that is sent, 0 to 1. */
  progress?: number
  /** Why it failed, in the user's language. */
  reason?: string
}

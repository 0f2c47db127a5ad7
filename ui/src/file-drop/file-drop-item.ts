import type { ReactNode } from 'react'

/** A file on its way, as the caller knows it. */
export interface FileDropItem {
  /** Key, unlike every other’s. */
  id: string
  /** Name of the file. */
  name: string
  /** Size of the file, in bytes. */
  size?: number
  /** State of the transfer. */
  state: 'waiting' | 'sending' | 'done' | 'error'
  /** Share of the file that is sent, 0 to 1. */
  progress?: number
  /** Why it failed, in the user's language. */
  reason?: string
  /** Stands under its name: a question or a message of the caller about it. */
  content?: ReactNode
}

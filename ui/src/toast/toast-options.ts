import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { IconDrawing, IconSource } from '../icon/index.ts'

export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** How a toast shows. */
export interface ToastOptions {
  /** `warning` and `error` interrupt a screen reader, the others wait. @default 'info' */
  type?: ToastType
  /** May hold marks and links as HTML, which is cleaned; lines break at `<br>` and `\n`. */
  text: string
  /** Drawing before the text; each kind has its own. */
  icon?: IconSource
  /** Colour of the icon and the edge: a colour of the theme by name, or any CSS colour. */
  color?: string
  /** Time shown, in ms; with 0 the toast stays until it is closed. @default 3000 */
  timeout?: number
  /** Whether people can close the toast. @default true */
  dismissible?: boolean
  /** One thing to do about it, such as undo. */
  button?: { text: string; onPress: () => void }
  /** Adds padding around a long text. */
  isMultiline?: boolean
  /** Called by a press anywhere on the toast, or on the button it then has. */
  onClick?: () => void
}

/** Time a toast stays when it does not say, in ms. */
export const defaultTimeout = 3000
/** Length over which a text gets a scrollbar. */
export const longText = 1270

/** Whether a text may be higher than a toast somewhere: it can then be scrolled by keyboard. A narrow screen has 30 letters to a line. */
export const mayBeTall = (text: string): boolean =>
  text.length > 300 || (text.match(/\n|<(br|p|li)\b/gi)?.length ?? 0) > 8

export const toastIcons: Record<ToastType, IconDrawing> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
}

import { later } from '../internal/later.ts'

/** The module for moving alone: the places items may go to, dragging, and the messages about it. Fetched when idle where items can be moved. */
export const moving = later(() => import('./moving.ts'))

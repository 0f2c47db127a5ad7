import { later } from '../internal/later.ts'

/** What only moving needs: what may go where, dragging, and what is told of it. Fetched when idle where items can be moved. */
export const moving = later(() => import('./moving.ts'))

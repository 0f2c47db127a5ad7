import { later } from '../later.ts'

/** The module for arranging columns: menus of headings, following a pointer, fitting, and the words. Fetched when idle where there are columns. */
export const arranging = later(() => import('./arranging.ts'))

import { later } from '../later.ts'

/** What arranging columns needs, and telling of it: menus of headings, following a pointer, fitting, and the words. Fetched when idle where there are columns. */
export const arranging = later(() => import('./arranging.ts'))

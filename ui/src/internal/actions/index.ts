export { ActionRow } from './action-row.tsx'
export type { ActionItem } from './action.ts'

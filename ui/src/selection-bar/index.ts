export { SelectionBar } from './selection-bar.tsx'
export type { SelectionBarProps, SelectionProgress } from './selection-bar.tsx'

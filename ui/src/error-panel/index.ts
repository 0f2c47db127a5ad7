export { ErrorPanel } from './error-panel.tsx'
export type { ErrorPanelProps } from './error-panel.tsx'

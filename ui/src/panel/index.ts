export { Panel } from './panel.tsx'
export type { PanelProps } from './panel.tsx'

export { Timeline } from './timeline.tsx'
export type { TimelineChange, TimelineEntry, TimelineProps } from './timeline.tsx'

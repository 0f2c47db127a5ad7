export { SegmentedControl } from './segmented-control.tsx'
export type { SegmentOption, SegmentedControlProps } from './segmented-control.tsx'

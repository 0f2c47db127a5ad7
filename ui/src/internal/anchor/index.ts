export type { Placement } from './placement.ts'
export { useAnchored } from './use-anchored.ts'
export type { Anchor } from './use-anchored.ts'

export type { Placement } from '@floating-ui/dom'
export { useAnchored } from './use-anchored.ts'
export type { Anchor } from './use-anchored.ts'

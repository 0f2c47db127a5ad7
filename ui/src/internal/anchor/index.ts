export type { Placement } from '@floating-ui/react'
export { useAnchored, useAnchoredSoon } from './use-anchored.ts'
export type { Anchor } from './use-anchored.ts'

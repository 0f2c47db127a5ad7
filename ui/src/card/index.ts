export { Card } from './card.tsx'
export type { CardProps } from './card.tsx'

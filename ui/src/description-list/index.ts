export { DescriptionList } from './description-list.tsx'
export type { DescriptionItem, DescriptionListProps } from './description-list.tsx'

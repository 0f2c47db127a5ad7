export { PageHeader } from './page-header.tsx'
export type { PageHeaderProps } from './page-header.tsx'
export type { ActionItem } from '../internal/actions/index.ts'

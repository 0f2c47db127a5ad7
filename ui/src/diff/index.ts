export { Diff } from './diff.tsx'
export type { DiffListProps, DiffProps, DiffTextProps } from './diff.tsx'

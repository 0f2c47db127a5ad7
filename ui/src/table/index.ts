export { Table } from './table.tsx'
export type { TableColumn, TableProps } from './table.tsx'

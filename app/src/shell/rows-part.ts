import type { RowsPart } from '../kit/actions/parts.ts'

/** Whether the configuration of a screen is one list. */
export const isRowsPart = (config: unknown): config is RowsPart =>
  typeof config === 'object' && config !== null && 'part' in config && config.part === 'rows'

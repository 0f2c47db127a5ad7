import type { Command } from './commands.ts'

/** Constant ids: there is at most one palette. */
export const listId = 'palette-results'

export const optionId = ({ id }: Pick<Command, 'id'>): string => `palette ${id}`.replaceAll(/[^\w-]/g, '_')

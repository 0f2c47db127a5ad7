import type { Command } from './commands.ts'

/** The palette stands once at most, so its ids may be constant. */
export const listId = 'palette-results'

export const optionId = ({ id }: Pick<Command, 'id'>): string => `palette ${id}`.replaceAll(/[^\w-]/g, '_')

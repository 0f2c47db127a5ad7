/** How a row stands, beside being selected. */
export type RowState = 'inactive' | 'added'

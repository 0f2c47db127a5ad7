/** How a row stands, beside being selected. */
export type RowState = 'inactive' | 'added'

/** The word for each state, where those of the messages do not fit, such as by the gender of what the rows are. */
export type RowStateTexts = Readonly<Partial<Record<RowState, string>>>

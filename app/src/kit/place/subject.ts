/** Name of a record among others: its reference and its name, each once. */
export const subjectName = (reference: string, name: string): string =>
  [...new Set([reference, name])].filter(Boolean).join(' · ')

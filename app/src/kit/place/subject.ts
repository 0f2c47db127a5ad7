/** What a record is called where it stands among others: by its reference and its name, each once. */
export const subjectName = (reference: string, name: string): string =>
  [...new Set([reference, name])].filter(Boolean).join(' · ')

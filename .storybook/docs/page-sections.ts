/** The sections of a component's page; a test finds what is missing. */
export const pageSections = [
  'Anatomy',
  'States',
  'Do and don’t',
  'Keyboard',
  'What a screen reader says',
  'Props',
  'Related',
  'Status',
  'Changelog',
] as const

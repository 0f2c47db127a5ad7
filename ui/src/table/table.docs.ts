import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TableProps } from './table.tsx'

export const docs: ComponentDocs<TableProps<unknown>> = {
  name: 'table',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 240,
    parts: [
      { name: 'Caption', find: '.ronde-story caption', what: 'What it is a table of.' },
      { name: 'Heading', find: '.ronde-story thead th', what: 'Stays while the rows scroll.' },
      { name: 'Row name', find: '.ronde-story tbody th', what: 'Heads its row.' },
      { name: 'Cell', find: '.ronde-story tbody td', what: 'Numbers stand at the end.' },
      { name: 'Foot', find: '.ronde-story tfoot td', what: 'Such as sums.' },
    ],
  },
  states: [
    { name: 'With rows', story: 'Default' },
    { name: 'Empty', prop: 'emptyText', story: 'Empty' },
    { name: 'Loading', prop: 'isPending', story: 'Loading' },
    { name: 'Scrolling', what: 'The headings stay.', prop: 'maxHeight', story: 'Scrolling', height: 240 },
    { name: 'Caption for screen readers', prop: 'isCaptionHidden', story: 'HiddenCaption' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Comes to the table, which the arrow keys then scroll.', story: 'Scrolling' }],
  speech: [
    { when: 'The focus comes to it', says: '“Prestations, region”', story: 'Scrolling' },
    { when: 'The reader moves to a cell', says: '“Ascenseur A, Montant, 1 240,00 €”', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

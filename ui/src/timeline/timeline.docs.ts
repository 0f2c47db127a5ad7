import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TimelineProps } from './timeline.tsx'

export const docs: ComponentDocs<TimelineProps> = {
  name: 'timeline',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 320,
    parts: [
      { name: 'List', find: '.ronde-story ol', what: 'Named.' },
      { name: 'Mark', find: '.ronde-story li > [aria-hidden]', what: 'Of what kind it is.' },
      { name: 'Date', find: '.ronde-story time', what: 'With who did it.' },
      { name: 'Change', find: '.ronde-story dl', what: 'The field, and what it became.' },
    ],
  },
  states: [
    { name: 'With changes', prop: 'entries', story: 'Default' },
    { name: 'Loading', prop: 'isPending', story: 'Loading' },
    { name: 'Empty', prop: 'emptyText', story: 'Empty' },
    { name: 'Narrow', what: 'Fields stand over their values.', story: 'Narrow', height: 420 },
  ],
  keyboard: [],
  speech: [
    {
      when: 'The reader comes to an entry',
      says: '“Historique, list, 3 items, Affaire modifiée, Anne Roy, 14 mars 2026 à 10:32, État, retiré : En cours, ajouté : Clôturée”',
      story: 'Default',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

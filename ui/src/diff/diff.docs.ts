import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DiffProps } from './diff.tsx'

export const docs: ComponentDocs<DiffProps> = {
  name: 'diff',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [
      { name: 'Before', find: '.ronde-story del', what: 'Struck out, and said to be removed.' },
      { name: 'After', find: '.ronde-story ins', what: 'Underlined, and said to be added.' },
    ],
  },
  states: [
    { name: 'Value', what: 'The one and the other, whole.', story: 'Default' },
    { name: 'Text', what: 'Its changed words marked.', prop: 'kind', story: 'InText' },
    { name: 'List', what: 'Its lines, with a sign before each that changed.', prop: 'kind', story: 'List' },
    { name: 'Nothing before', prop: 'before', story: 'FromNothing' },
    { name: 'Unchanged', story: 'Unchanged' },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“retiré : En cours, ajouté : Clôturée”', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { EmptyStateProps } from './empty-state.tsx'

export const docs: ComponentDocs<EmptyStateProps> = {
  name: 'empty-state',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 280,
    parts: [
      { name: 'Drawing', find: '.ronde-story svg', what: 'Decoration.' },
      { name: 'Title', find: '.ronde-story div > :nth-child(2)', what: 'What there is none of.' },
      { name: 'Text', find: '.ronde-story div > :nth-child(3)', what: 'Why, or what to do.' },
      { name: 'Action', find: '.ronde-story button', what: 'Does it.' },
    ],
  },
  states: [
    { name: 'With an action', what: 'What to do next, and the button for it.', prop: 'action', story: 'Default' },
    { name: 'Title only', what: 'Where there is nothing to do.', prop: 'title', story: 'TitleOnly' },
  ],
  keyboard: [],
  speech: [
    {
      when: 'The reader comes to it',
      says: '“Aucune affaire, Les affaires créées apparaissent ici., Créer une affaire, button”',
      story: 'Default',
    },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

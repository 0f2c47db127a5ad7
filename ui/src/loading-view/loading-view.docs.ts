import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { LoadingViewProps } from './loading-view.tsx'

export const docs: ComponentDocs<LoadingViewProps> = {
  name: 'loading-view',
  since: '0.1.0',
  anatomy: {
    story: 'Circular',
    height: 240,
    parts: [
      { name: 'View', find: '[data-kind]', what: 'Where the view is going to be.' },
      { name: 'Progress', find: '[role=progressbar]', what: 'A circle, or a bar.' },
      { name: 'Text', find: '[data-kind] p', what: 'What is being waited for.' },
    ],
  },
  states: [
    { name: 'Circle', prop: 'kind', story: 'Circular' },
    { name: 'Bar', prop: 'kind', story: 'Linear' },
    { name: 'English', story: 'English' },
  ],
  keyboard: [],
  speech: [
    {
      when: 'It stands for half a second',
      says: '“Chargement en cours...”, once for all that the page waits for',
      story: 'Circular',
    },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

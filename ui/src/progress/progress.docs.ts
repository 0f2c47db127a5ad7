import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ProgressProps } from './progress.tsx'

export const docs: ComponentDocs<ProgressProps> = {
  name: 'progress',
  since: '0.1.0',
  anatomy: {
    story: 'Bar',
    height: 60,
    parts: [
      { name: 'Track', find: '[role=progressbar]', what: 'The whole.' },
      { name: 'Part', find: '[role=progressbar] > *', what: 'The share that is done.' },
    ],
  },
  states: [
    { name: 'Bar', prop: 'value', story: 'Bar' },
    { name: 'Unknown', what: 'Under way; nobody knows how far.', story: 'Unknown' },
    { name: 'Circle', prop: 'kind', story: 'Circle' },
    { name: 'Unknown circle', story: 'UnknownCircle' },
  ],
  keyboard: [],
  speech: [
    { when: 'The reader comes to it', says: '“Import des gammes, progress bar, 40 %”', story: 'Bar' },
    { when: 'How far is unknown', says: '“Import des gammes, progress bar, busy”', story: 'Unknown' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { SkeletonProps } from './skeleton.tsx'

export const docs: ComponentDocs<SkeletonProps> = {
  name: 'skeleton',
  since: '0.1.0',
  anatomy: {
    story: 'Paragraph',
    height: 100,
    parts: [
      { name: 'Place', find: '[data-testid=skeleton]', what: 'Hidden from readers.' },
      {
        name: 'Line',
        find: '[data-testid=skeleton] > *',
        what: 'As wide and high as the content that will stand there.',
      },
    ],
  },
  states: [
    { name: 'Line', prop: 'width', story: 'Line' },
    { name: 'Paragraph', prop: 'lines', story: 'Paragraph' },
    { name: 'Block', prop: 'height', story: 'Block' },
  ],
  keyboard: [],
  speech: [
    {
      when: 'It stands for half a second',
      says: '“Chargement en cours...”, once for all that the page waits for',
      story: 'Paragraph',
    },
    { when: 'The reader comes to it', says: 'Nothing', story: 'Paragraph' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

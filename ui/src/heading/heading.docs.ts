import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { HeadingProps } from './heading.tsx'

export const docs: ComponentDocs<HeadingProps> = {
  name: 'heading',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [{ name: 'Heading', find: '.ronde-story h2', what: 'Of the level it has in the outline.' }],
  },
  states: [
    { name: 'Levels', prop: 'level', story: 'Levels' },
    {
      name: 'Own size',
      what: 'Where the outline asks for another level than the look.',
      prop: 'size',
      story: 'OwnSize',
    },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“Prestations, heading level 2”', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

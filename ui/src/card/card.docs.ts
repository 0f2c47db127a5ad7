import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { CardProps } from './card.tsx'

export const docs: ComponentDocs<CardProps> = {
  name: 'card',
  since: '0.1.0',
  anatomy: {
    story: 'WithActions',
    height: 150,
    parts: [
      { name: 'Surface', find: '.ronde-story section', what: 'Names a region when it has a title.' },
      { name: 'Title', find: '.ronde-story h2', what: 'A heading of level two.' },
      { name: 'Actions', find: '.ronde-story section button', what: 'At the end of the title’s line.' },
      { name: 'Body', find: '.ronde-story section > :last-child', what: 'Whatever belongs together.' },
    ],
  },
  states: [
    { name: 'With a title', what: 'It names the region.', prop: 'title', story: 'Default' },
    { name: 'With actions', what: 'Buttons that concern the whole card.', prop: 'actions', story: 'WithActions' },
    { name: 'Bare', what: 'A surface only.', story: 'Bare' },
    { name: 'Long title', what: 'It wraps.', story: 'LongTitle' },
  ],
  keyboard: [],
  speech: [
    { when: 'The reader comes to it', says: '“Informations générales, region, heading level 2”', story: 'Default' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

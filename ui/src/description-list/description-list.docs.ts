import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DescriptionListProps } from './description-list.tsx'

export const docs: ComponentDocs<DescriptionListProps> = {
  name: 'description-list',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 220,
    parts: [
      { name: 'List', find: '.ronde-story dl', what: 'Of names and values.' },
      { name: 'Name', find: '.ronde-story dt', what: 'Of the field.' },
      { name: 'Value', find: '.ronde-story dd', what: 'A text, or any content; its line breaks stay.' },
      { name: 'Dash', find: '.ronde-story dd > [aria-hidden]', what: 'Nothing is there.' },
    ],
  },
  states: [
    { name: 'One column', story: 'Default' },
    { name: 'Two columns', what: 'Where there is room for them.', prop: 'columns', story: 'TwoColumns' },
    { name: 'Above', what: 'The name over its value.', prop: 'layout', story: 'Above' },
    { name: 'Loading', what: 'The places stand there already.', prop: 'isPending', story: 'Loading' },
    { name: 'Narrow', what: 'Names stand over values by themselves.', story: 'Narrow', height: 340 },
  ],
  keyboard: [],
  speech: [
    { when: 'The reader comes to a value', says: '“Client, Mairie de Lyon”', story: 'Default' },
    { when: 'Nothing is there', says: '“Clôture, Sans valeur”', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

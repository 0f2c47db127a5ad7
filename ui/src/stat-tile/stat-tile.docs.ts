import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { StatTileProps } from './stat-tile.tsx'

export const docs: ComponentDocs<StatTileProps> = {
  name: 'stat-tile',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 170,
    parts: [
      { name: 'Label', find: '.ronde-story a', what: 'What is counted; a link when it leads there.' },
      { name: 'Value', find: '.ronde-story [data-tone] > div:nth-child(2)', what: 'The figure, with its unit.' },
      { name: 'Change', find: '.ronde-story [data-tone] > div:nth-child(3)', what: 'How it moved, in words.' },
      { name: 'Description', find: '.ronde-story [data-tone] > div:nth-child(4)', what: 'A line under it.' },
    ],
  },
  states: [
    { name: 'A link', prop: 'href', story: 'Default' },
    { name: 'Tone', what: 'Adds to the words; never says it alone.', prop: 'tone', story: 'Tones' },
    { name: 'Loading', prop: 'isPending', story: 'Loading' },
    { name: 'Nothing known', what: 'A dash.', prop: 'value', story: 'Nothing' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Comes to it when it leads somewhere.', story: 'Default' }],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Prestations en retard, link, 1 240, +12 depuis lundi, Sur 8 420 prestations ouvertes”',
      story: 'Default',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

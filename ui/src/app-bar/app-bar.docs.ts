import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { AppBarProps } from './app-bar.tsx'

export const docs: ComponentDocs<AppBarProps> = {
  name: 'app-bar',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [
      { name: 'Bar', find: 'header', what: '48 px high, in the primary colour in every environment.' },
      { name: 'Start', find: 'header button[aria-label=Menu]', what: 'The drawer’s toggle.' },
      { name: 'Title', find: 'header > :nth-child(2)', what: 'The product’s name.' },
      { name: 'Badge', find: 'header > :nth-child(3)', what: 'An environment that is not production.' },
      { name: 'End', find: 'header > :last-child', what: 'Search, notices, language, theme, the user’s menu.' },
    ],
  },
  states: [
    { name: 'Whole', what: 'Every part.', story: 'Default' },
    { name: 'Long title', what: 'The title is cut with dots; the buttons stay.', prop: 'title', story: 'LongTitle' },
    { name: 'Light brand', what: 'Texts and drawings stay readable on any brand.', story: 'YellowBrand' },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“banner”, then each part as what it is', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

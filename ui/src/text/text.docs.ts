import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TextProps } from './text.tsx'

export const docs: ComponentDocs<TextProps> = {
  name: 'text',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [{ name: 'Text', find: '.ronde-story p', what: 'A paragraph, or what `as` says.' }],
  },
  states: [
    { name: 'Size', prop: 'size', story: 'Sizes' },
    { name: 'Tone', prop: 'tone', story: 'Tones' },
    { name: 'Weight', prop: 'weight', story: 'Strong' },
    { name: 'Truncated', what: 'On one line.', prop: 'isTruncated', story: 'Truncated' },
    { name: 'Preserved', what: 'Line breaks stay.', prop: 'isPreserved', story: 'Preserved' },
    { name: 'Tabular', what: 'Tabular figures.', prop: 'isTabular', story: 'Tabular' },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: 'The text', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { CodeBlockProps } from './code-block.tsx'

export const docs: ComponentDocs<CodeBlockProps> = {
  name: 'code-block',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 220,
    parts: [
      { name: 'Name', find: '.ronde-story figcaption > span', what: 'What it is.' },
      { name: 'Copy button', find: '.ronde-story figcaption button', what: 'Copies it whole, and says so.' },
      { name: 'Code', find: '.ronde-story pre', what: 'Scrolls; keys reach it.' },
    ],
  },
  states: [
    { name: 'SQL', prop: 'language', story: 'Default' },
    { name: 'JSON', prop: 'language', story: 'Json' },
    { name: 'Long', what: 'Scrolls in both directions.', prop: 'maxHeight', story: 'Long', height: 260 },
    { name: 'Wrapped', prop: 'isWrapped', story: 'Wrapped' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button, then to the code, which the arrow keys scroll.', story: 'Default' },
    { keys: 'Enter', does: 'Copies it.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to the code', says: '“Requête, region”', story: 'Default' },
    { when: 'It was copied', says: '“Copié”', story: 'Default' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

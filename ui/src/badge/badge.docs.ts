import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { BadgeProps } from './badge.tsx'

export const docs: ComponentDocs<BadgeProps> = {
  name: 'badge',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [{ name: 'Badge', find: '.ronde-story span', what: 'A word or a number on a quiet ground.' }],
  },
  states: [{ name: 'Tone', what: 'Adds to the word; never says it alone.', prop: 'tone', story: 'Tones' }],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“Brouillon”, as text', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

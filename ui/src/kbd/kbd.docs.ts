import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { KbdProps } from './kbd.tsx'

export const docs: ComponentDocs<KbdProps> = {
  name: 'kbd',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [{ name: 'Key', find: '.ronde-story kbd > kbd', what: 'As the keyboard has it.' }],
  },
  states: [
    { name: 'At once', prop: 'keys', story: 'Default' },
    { name: 'Many', what: 'Arrows are drawn, and have a name.', prop: 'keys', story: 'Many' },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“Ctrl+K”, and “Flèche haut” for an arrow', story: 'Many' }],
  changelog: [
    { version: '0.2.0', date: '2026-11-23', what: 'The plus sign is a key.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

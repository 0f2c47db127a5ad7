import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DividerProps } from './divider.tsx'

export const docs: ComponentDocs<DividerProps> = {
  name: 'divider',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 120,
    parts: [{ name: 'Line', find: '.ronde-story hr', what: 'One pixel.' }],
  },
  states: [
    { name: 'Horizontal', story: 'Default' },
    { name: 'Vertical', what: 'As high as what stands beside it.', prop: 'orientation', story: 'Vertical' },
    { name: 'With a word', prop: 'children', story: 'WithWord' },
  ],
  keyboard: [],
  speech: [{ when: 'The reader comes to it', says: '“separator”', story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

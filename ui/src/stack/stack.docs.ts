import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { StackProps } from './stack.tsx'

export const docs: ComponentDocs<StackProps> = {
  name: 'stack',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 180,
    parts: [{ name: 'Stack', find: '.ronde-story [data-direction]', what: 'Takes no room of its own.' }],
  },
  states: [
    { name: 'Column', story: 'Default' },
    { name: 'Row', prop: 'direction', story: 'InRow' },
    { name: 'To both ends', prop: 'justify', story: 'Between' },
    { name: 'Without wrapping', prop: 'isWrapping', story: 'OneLine' },
  ],
  keyboard: [],
  speech: [
    { when: 'The reader comes to it', says: 'Nothing of its own; its children in their order', story: 'Default' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

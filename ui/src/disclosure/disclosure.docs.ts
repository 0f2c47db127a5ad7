import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DisclosureProps } from './disclosure.tsx'

export const docs: ComponentDocs<DisclosureProps> = {
  name: 'disclosure',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 140,
    parts: [
      { name: 'Toggle', find: '.ronde-story button', what: 'Its arrow turns.' },
      { name: 'End', find: '.ronde-story button + *', what: 'Such as a count.' },
      { name: 'Content', find: '.ronde-story p', what: 'Under the title, not under its arrow.' },
    ],
  },
  states: [
    { name: 'Closed', story: 'Default' },
    { name: 'Open at first', prop: 'defaultOpen', story: 'Open' },
    { name: 'Under a heading', prop: 'level', story: 'Heading' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens or closes it.', story: 'Default' },
    { keys: 'Space', does: 'Opens or closes it.', story: 'Default' },
  ],
  speech: [{ when: 'The focus comes to it', says: '“Détails techniques, button, collapsed”', story: 'Default' }],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isOpenAtFirst` is `defaultOpen`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

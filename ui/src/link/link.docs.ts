import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { LinkProps } from './link.tsx'

export const docs: ComponentDocs<LinkProps> = {
  name: 'link',
  since: '0.1.0',
  anatomy: {
    story: 'External',
    height: 72,
    parts: [
      { name: 'Text', find: '.ronde-story a', what: 'Says where it goes, read alone.' },
      { name: 'Mark', find: '.ronde-story a svg', what: 'Leads out of the product.' },
    ],
  },
  states: [
    { name: 'Inside', what: 'Rendered by the router’s link.', prop: 'href', story: 'Default' },
    { name: 'Outside', what: 'Opens a new tab and says so.', prop: 'isExternal', story: 'External' },
    { name: 'Through a router', what: 'By `link` of the `UiProvider`.', story: 'ThroughARouter' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows it.', story: 'Keyboard' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Affaires, link”', story: 'Default' },
    { when: 'It leads out', says: '“Notice du fabricant (nouvel onglet), link”', story: 'External' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`external` is `isExternal`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

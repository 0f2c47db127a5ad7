import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { PageHeaderProps } from './page-header.tsx'

export const docs: ComponentDocs<PageHeaderProps> = {
  name: 'page-header',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 130,
    parts: [
      { name: 'Breadcrumb', find: '.ronde-story nav', what: 'The way back up.' },
      { name: 'Title', find: '.ronde-story h1', what: 'Takes the focus after a navigation.' },
      { name: 'Count', find: '.ronde-story h1 span', what: 'Part of the title.' },
      { name: 'States', find: '.ronde-story h1 + div', what: 'Badges.' },
      { name: 'Actions', find: '.ronde-story button', what: 'The most important first.' },
    ],
  },
  states: [
    { name: 'Page', story: 'Default' },
    { name: 'Part of a page', what: 'Smaller, a heading of level two.', prop: 'level', story: 'Nested' },
    { name: 'Narrow', what: 'What has no room stands in a menu.', prop: 'actions', story: 'Overflow', height: 320 },
    { name: 'Blocked', what: 'The button stays, and says why.', prop: 'actions', story: 'Blocked', height: 160 },
    { name: 'Loading', what: 'The title’s place stands there.', prop: 'isPending', story: 'Loading' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next action.', story: 'Overflow' },
    { keys: 'Enter', does: 'Does it; on a blocked one shows why.', story: 'Blocked' },
    { keys: 'Escape', does: 'Hides why it is blocked.', story: 'Blocked' },
  ],
  speech: [
    { when: 'The focus comes to the title', says: '“Affaires 1 240, heading level 1”', story: 'Default' },
    {
      when: 'The focus comes to a blocked action',
      says: '“Clôturer, button, dimmed, Deux prestations ne sont pas terminées.”',
      story: 'Blocked',
    },
    { when: 'The focus comes to the menu', says: '“Autres actions, menu button, collapsed”', story: 'Overflow' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`isLoading` is `isPending`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

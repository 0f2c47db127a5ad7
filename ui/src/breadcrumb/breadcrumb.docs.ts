import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { BreadcrumbProps } from './breadcrumb.tsx'

export const docs: ComponentDocs<BreadcrumbProps> = {
  name: 'breadcrumb',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [
      { name: 'Navigation', find: '.ronde-story nav', what: 'Named, so that it can be jumped to.' },
      { name: 'Step', find: '.ronde-story nav li a', what: 'A link to the level above.' },
      { name: 'Separator', find: '[data-separator]', what: 'A drawing; readers do not say it.' },
      { name: 'Page', find: '[aria-current=page]', what: 'The page itself; never a link.' },
    ],
  },
  states: [
    { name: 'Trail', what: 'From the outermost to the page.', prop: 'items', story: 'Default' },
    { name: 'English', what: 'The navigation’s name follows the language.', prop: 'label', story: 'English' },
    { name: 'Right to left', what: 'The trail and its separators turn.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next step that is a link.', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows it.', story: 'Keyboard' },
  ],
  speech: [
    { when: 'The reader comes to it', says: '“Fil d’Ariane, navigation, list, 3 items”', story: 'Default' },
    { when: 'The last step', says: '“AF-2026-014, current page”', story: 'Default' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

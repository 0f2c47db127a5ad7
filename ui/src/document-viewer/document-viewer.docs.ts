import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DocumentViewerProps } from './document-viewer.tsx'

export const docs: ComponentDocs<DocumentViewerProps> = {
  name: 'document-viewer',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 520,
    parts: [
      {
        name: 'Pages',
        find: '.ronde-story [role=group] [role=group]',
        what: 'Back, the number of the page, on. Only where there are several.',
      },
      {
        name: 'Size',
        find: '.ronde-story [role=group] [role=group] ~ [role=group]',
        what: 'Smaller, larger, as wide as there is room, the whole page.',
      },
      { name: 'View', find: '.ronde-story [role=region]', what: 'Scrolls, and takes the keys.' },
      {
        name: 'Page',
        find: '.ronde-story canvas',
        what: 'Drawn by the pixels of the screen; its text is there for screen readers.',
      },
    ],
  },
  states: [
    { name: 'Several pages', story: 'Default', height: 520 },
    { name: 'Picture', what: 'Of one page; shown whole.', prop: 'defaultZoom', story: 'Image', height: 520 },
    { name: 'With actions', what: 'At the end of its bar.', prop: 'actions', story: 'OnePage', height: 520 },
    { name: 'Loading', what: 'The file is on its way.', prop: 'file', story: 'Loading', height: 520 },
    { name: 'Unreadable', what: 'Damaged, locked, or nothing that can be shown.', story: 'Unreadable', height: 520 },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the bar, then to the view.', story: 'Keyboard' },
    { keys: 'PageDown', does: 'Next page.', where: 'view', story: 'Keyboard' },
    { keys: 'PageUp', does: 'Page before.', where: 'view', story: 'Keyboard' },
    { keys: 'Home', does: 'First page.', where: 'view', story: 'Keyboard' },
    { keys: 'End', does: 'Last page.', where: 'view', story: 'Keyboard' },
    { keys: '+', does: 'Larger.', where: 'view', story: 'Keyboard' },
    { keys: '-', does: 'Smaller.', where: 'view', story: 'Keyboard' },
    { keys: '0', does: 'As wide as there is room.', where: 'view', story: 'Keyboard' },
    { keys: '9', does: 'The whole page.', where: 'view', story: 'Keyboard' },
    { keys: 'Enter', does: 'Goes to the page whose number was typed.', where: 'page', story: 'Default' },
  ],
  speech: [
    {
      when: 'The reader comes to the page',
      says: '“Page 1 sur 3, image”, then what is written on it',
      story: 'Default',
    },
    { when: 'Another page is shown', says: '“Page 2 sur 3”, as a status', story: 'Default' },
    { when: 'It cannot be shown', says: '“Ce document ne peut pas être affiché”, as an alert', story: 'Unreadable' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`initialZoom` is `defaultZoom`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

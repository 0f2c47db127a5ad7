import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { PopoverProps } from './popover.tsx'

export const docs: ComponentDocs<PopoverProps> = {
  name: 'popover',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 240,
    parts: [
      { name: 'Trigger', find: '.ronde-story button', what: 'Opens and closes it.' },
      { name: 'Layer', find: '[role=dialog]', what: 'Beside the trigger, never off the screen.' },
      { name: 'Title', find: '[role=dialog] h2', what: 'Names it.' },
      { name: 'Content', find: '[role=dialog] p', what: 'Whatever is needed there.' },
    ],
  },
  states: [
    { name: 'Open', prop: 'hasTitle', story: 'Open' },
    { name: 'With a form', what: 'The focus goes into it.', prop: 'children', story: 'Default' },
    { name: 'From outside', what: 'Opened and closed by its owner.', prop: 'isOpen', story: 'Controlled' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens it; the focus goes to the first thing in it.', where: 'trigger', story: 'Default' },
    { keys: 'Tab', does: 'Goes to the next thing in it.', story: 'Default' },
    { keys: 'Shift+Tab', does: 'From the first thing in it, closes it; the focus goes back.', story: 'Default' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to the trigger', says: '“Remarque, button, has dialog, collapsed”', story: 'Default' },
    { when: 'It opens', says: '“Remarque, dialog”', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultOpen`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

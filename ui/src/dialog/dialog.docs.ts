import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DialogProps } from './dialog.tsx'

export const docs: ComponentDocs<DialogProps> = {
  name: 'dialog',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 360,
    parts: [
      {
        name: 'Backdrop',
        find: '[data-align=center]',
        what: 'Over the page, which is out of reach. A press on it closes.',
      },
      { name: 'Surface', find: '[role=dialog]', what: '550 px wide by default, never wider than the page.' },
      { name: 'Title', find: '[role=dialog] h2', what: 'Names the dialog.' },
      {
        name: 'Close button',
        find: '[role=dialog] h2 + button',
        what: 'In the corner; not on an `alertdialog`, which must be answered.',
      },
      { name: 'Body', find: '[data-modal-body]', what: 'Scrolls when it is higher than the page.' },
      { name: 'Foot', find: '[data-modal-foot]', what: 'Buttons, the main one last.' },
    ],
  },
  states: [
    { name: 'Open', what: 'The focus is on the first thing to fill in.', prop: 'isOpen', story: 'Open' },
    {
      name: 'Long content',
      what: 'The body scrolls, title and buttons stay, and the body takes the focus so that keys can scroll it.',
      story: 'LongContent',
    },
    { name: 'No buttons', what: 'Without `footer`. The focus is on the dialog.', prop: 'footer', story: 'English' },
    {
      name: 'With a select',
      what: 'Its list lies over the dialog; Escape closes the list first.',
      story: 'WithSelect',
    },
    { name: 'Layers', what: 'A dialog over a dialog. Escape closes the top one only.', story: 'Layers' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next thing in the dialog, from the last to the first.', story: 'Default' },
    { keys: 'Shift+Tab', does: 'Goes back, from the first to the last.', story: 'TabGoesRound' },
    { keys: 'Escape', does: 'Closes the topmost layer only; the focus goes back to what opened it.', story: 'Default' },
  ],
  speech: [
    { when: 'It opens', says: '“Modifier l’affaire, dialog, Libellé, edit”', story: 'Default' },
    { when: 'It opens without a field', says: '“Edit the case, dialog”', story: 'English' },
    { when: 'The close button', says: '“Fermer, button”', story: 'ClosedByButtonOrOutside' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`onClose` is `onOpenChange`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

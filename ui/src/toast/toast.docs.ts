import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ToastOptions } from './toast-options.ts'

export const docs: ComponentDocs<ToastOptions> = {
  name: 'toast',
  since: '0.1.0',
  anatomy: {
    story: 'WithUndoInSight',
    height: 150,
    parts: [
      { name: 'Region', find: '[role=region]', what: 'Named; always there, over everything.' },
      { name: 'Toast', find: '[role=region] > [data-type]', what: 'One at a time; the edge has the kind’s colour.' },
      { name: 'Drawing', find: '[role=region] [data-icon]', what: 'The kind.' },
      { name: 'Text', find: '[role=region] [role=status]', what: 'A sentence.' },
      { name: 'Button', find: '[role=region] button', what: 'Undo, or go there.' },
      { name: 'Close', find: '[role=region] button:last-of-type', what: 'Unless it cannot be dismissed.' },
    ],
  },
  states: [
    { name: 'Success', prop: 'type', story: 'Success' },
    {
      name: 'Error',
      what: 'Interrupts the reader; stays until it is closed when `timeout` is 0.',
      prop: 'type',
      story: 'Failure',
    },
    { name: 'Warning', prop: 'type', story: 'Warning' },
    { name: 'With undo', what: 'Instead of a question before.', prop: 'button', story: 'WithUndoInSight' },
    { name: 'Leads somewhere', what: 'A press on it goes there.', prop: 'onClick', story: 'LeadsSomewhere' },
    { name: 'Cannot be dismissed', what: 'For a lasting state.', prop: 'dismissible', story: 'NotDismissible' },
    { name: 'Long text', what: 'Scrolls over 1,270 characters.', prop: 'text', story: 'LongText' },
    { name: 'Over a dialog', what: 'Stays in reach.', story: 'OverADialog' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to its buttons after all else; the clock stops.', story: 'WithUndo' },
    {
      keys: 'F6',
      does: 'Goes to its first button from anywhere, also from inside of a dialog; pressed again, goes back.',
      story: 'KeyOverADialog',
    },
    { keys: 'Enter', does: 'Presses the button; the focus goes back to where it was.', story: 'WithUndo' },
    {
      keys: 'Escape',
      does: 'Hides the close button’s tooltip, then closes the toast; the focus goes back.',
      story: 'EscapeCloses',
    },
  ],
  speech: [
    { when: 'It appears', says: '“Affaire AF-2026-014 enregistrée”, when the reader has finished', story: 'Success' },
    { when: 'An error appears', says: '“Enregistrement refusé. La référence existe déjà.”, at once', story: 'Failure' },
    { when: 'The focus comes to it', says: '“Notifications, region, Annuler, button”', story: 'WithUndo' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

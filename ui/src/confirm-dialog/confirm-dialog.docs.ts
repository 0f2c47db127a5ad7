import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ConfirmOptions } from './confirm-options.ts'

export const docs: ComponentDocs<ConfirmOptions> = {
  name: 'confirm-dialog',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 300,
    parts: [
      { name: 'Surface', find: '[role=alertdialog]', what: '550 px wide by default. A press outside answers nothing.' },
      {
        name: 'Drawing',
        find: '[role=alertdialog] h2 svg',
        what: 'Says the kind: question, warning, error, information.',
      },
      { name: 'Question', find: '[role=alertdialog] h2', what: 'Names the thing.' },
      {
        name: 'Consequence',
        find: '[role=alertdialog] [data-modal-body] p',
        what: 'What is gone, and whether it comes back.',
      },
      { name: 'No', find: '[data-modal-foot] button:first-of-type', what: 'Has the focus first when it is dangerous.' },
      { name: 'Yes', find: '[data-modal-foot] button:last-of-type', what: 'Says what is done, not “OK”.' },
    ],
  },
  states: [
    { name: 'Question', what: 'The focus is on yes.', prop: 'preset', story: 'TabStaysInside' },
    { name: 'Danger', what: 'Red, and the focus is on no.', prop: 'tone', story: 'Open' },
    { name: 'With a text', what: 'Asks for a name beside the answer.', prop: 'showTextField', story: 'Input' },
    { name: 'Warning', what: 'The focus is on no.', prop: 'preset', story: 'Warning' },
    { name: 'Error', prop: 'preset', story: 'Failure' },
    { name: 'Information', prop: 'preset', story: 'Information' },
    {
      name: 'Own words and colours',
      what: 'As a server may ask.',
      prop: 'buttonTrueColor',
      story: 'OwnTextsAndColours',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses the button that has the focus.', story: 'Default' },
    { keys: 'Enter', does: 'Held down from before, answers nothing.', story: 'HeldEnter', where: 'held' },
    { keys: 'Enter', does: 'In the text field, saves.', story: 'Input', where: 'text' },
    { keys: 'Escape', does: 'Answers no.', story: 'Danger' },
    { keys: 'Tab', does: 'Goes to the next button, from the last to the first.', story: 'TabStaysInside' },
    { keys: 'Shift+Tab', does: 'Goes back, from the first to the last.', story: 'TabStaysInside' },
  ],
  speech: [
    {
      when: 'It opens',
      says: '“Supprimer la gamme G-12 ?, alert dialog, Ses 3 versions sont supprimées. Cela ne peut pas être annulé., Non, button”',
      story: 'Danger',
    },
    { when: 'It asks for a text', says: '“Nouveau nom, alert dialog, Nouveau nom, edit”', story: 'Input' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

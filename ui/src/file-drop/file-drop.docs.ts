import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { FileDropProps } from './file-drop.tsx'

export const docs: ComponentDocs<FileDropProps> = {
  name: 'file-drop',
  since: '0.1.0',
  anatomy: {
    story: 'OnTheirWay',
    height: 420,
    parts: [
      {
        name: 'Zone',
        find: '.ronde-story button',
        what: 'Takes what is dropped or pasted; a press opens the system’s choice.',
      },
      { name: 'Terms', find: '.ronde-story button + div', what: 'Which files, and how large.' },
      { name: 'List', find: '.ronde-story ul', what: 'The files the caller knows of.' },
      { name: 'File', find: '.ronde-story li', what: 'Name, size, state.' },
      { name: 'Progress', find: '[role=progressbar]', what: 'How far it is sent.' },
      { name: 'Action', find: '.ronde-story li button', what: 'Cancel, try again, or take off the list.' },
    ],
  },
  states: [
    { name: 'Empty', story: 'Default' },
    { name: 'Dropped', what: 'What does not fit is refused, and why.', prop: 'accept', story: 'Dropped' },
    { name: 'One only', prop: 'isMultiple', story: 'OnlyOne' },
    { name: 'On their way', prop: 'files', story: 'OnTheirWay' },
    {
      name: 'With something of its own',
      what: 'Under each name; the list is then as long as it is.',
      prop: 'files',
      story: 'WithContent',
    },
    { name: 'Odd names', what: 'Cut in the middle; scripts do not mix.', story: 'OddNames' },
    {
      name: 'Error',
      what: 'A message in the field’s place, with a drawing.',
      prop: 'error',
      story: 'WithError',
      height: 120,
    },
    { name: 'Disabled', what: 'Takes no focus and is not sent.', prop: 'isDisabled', story: 'Disabled', height: 100 },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the zone.', story: 'Default' },
    { keys: 'Enter', does: 'Opens the system’s choice.', story: 'Default' },
    { keys: 'Space', does: 'Opens the system’s choice.', story: 'Default' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Fichier à importer, Déposer un fichier ici ou cliquer pour choisir, button, Formats acceptés : .csv, .xlsx. Taille maximale : 1 ko.”',
      story: 'Default',
    },
    { when: 'A file is added', says: '“gammes.csv : ajouté”, as a status', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`multiple` is `isMultiple`. `isRequired` is said.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

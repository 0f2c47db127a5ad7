import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { FormProps } from './form.tsx'

export const docs: ComponentDocs<FormProps> = {
  name: 'form',
  since: '0.1.0',
  anatomy: {
    story: 'Refused',
    height: 560,
    parts: [
      { name: 'Form', find: 'form', what: 'Named. It holds the values and knows the rules.' },
      { name: 'Summary', find: '[role=alert]', what: 'What is to be corrected; each line leads to its field.' },
      { name: 'Field', find: 'form [data-invalid]', what: 'Its error stands in its place.' },
      { name: 'Actions', find: 'form button[type=submit]', what: 'The main one submits.' },
    ],
  },
  states: [
    {
      name: 'In use',
      what: 'Checks when it is submitted, then while it is corrected.',
      prop: 'rules',
      story: 'Default',
    },
    { name: 'Refused', what: 'The focus goes to the first invalid field.', story: 'Refused' },
    { name: 'Errors of the server', what: 'Stand at their fields.', prop: 'serverErrors', story: 'ServerErrors' },
    { name: 'Several lines', what: 'Each is a line of its own.', prop: 'serverErrors', story: 'ServerLines' },
    { name: 'Waits for another', what: 'Says for which; the summary leads there.', story: 'WaitsForAnother' },
    {
      name: 'Refused as a whole',
      what: 'An error that is no field’s stands on top.',
      prop: 'serverErrors',
      story: 'RefusedAsAWhole',
    },
    { name: 'Changed', what: 'Knows that something would be lost.', story: 'Dirty' },
    { name: 'Every field', what: 'In two columns.', prop: 'columns', story: 'EveryField' },
    { name: 'In a dialog', what: 'Popovers stand over it; Escape closes them alone.', story: 'InADialog' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of one line, submits; once, however often it is pressed.', story: 'NeverTwice' },
    { keys: 'Escape', does: 'Closes a field’s list or calendar, not the dialog around the form.', story: 'InADialog' },
  ],
  speech: [
    {
      when: 'It is refused',
      says: '“alert, 2 erreurs à corriger”, then the first field: “Identifiant, edit, required, invalid entry, La valeur Identifiant est requise”',
      story: 'EveryField',
    },
    { when: 'The server refuses', says: '“alert, Le budget de l’agence est clos”', story: 'RefusedAsAWhole' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`onDirtyChange` tells `isDirty`. A button of the type `reset` brings the initial values back. Limits of fields hold whoever set their values.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

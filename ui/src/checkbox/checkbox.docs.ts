import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { CheckboxProps } from './checkbox.tsx'

export const docs: ComponentDocs<CheckboxProps> = {
  name: 'checkbox',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 72,
    parts: [
      { name: 'Box', find: 'input[type=checkbox]', what: '20 px with its ring; the label enlarges the target.' },
      { name: 'Label', find: '.ronde-story label', what: 'Beside the box. A press on it counts.' },
    ],
  },
  states: [
    { name: 'All', what: 'Checked or not, disabled, read only, with help.', story: 'States' },
    { name: 'Partly', what: 'Some of what it stands for is checked.', prop: 'isIndeterminate', story: 'Indeterminate' },
    {
      name: 'Error',
      what: 'A message in the field’s place, with a drawing.',
      prop: 'error',
      story: 'WithError',
      height: 120,
    },
    { name: 'Disabled', what: 'Takes no focus and is not sent.', prop: 'isDisabled', story: 'Disabled', height: 100 },
    {
      name: 'Read only',
      what: 'Takes the focus and can be copied, not changed.',
      prop: 'isReadOnly',
      story: 'ReadOnly',
      height: 100,
    },
    { name: 'Long text', what: 'The label wraps; nothing is cut off.', story: 'LongText', height: 180 },
    {
      name: 'In a form',
      what: 'Value, error and required mark come from the form by its name.',
      prop: 'name',
      story: 'InAForm',
      height: 200,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.', story: 'ReadOnly' },
    { keys: 'Space', does: 'Checks or clears it.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Verrouillé, checkbox, not checked”', story: 'Default' },
    { when: 'It is partly checked', says: '“checkbox, partially checked”', story: 'Indeterminate' },
    { when: 'It is invalid', says: '“invalid entry, La valeur Verrouillé est requise”', story: 'WithError' },
    {
      when: 'It is disabled',
      says: 'Found by the reader’s own cursor only: “Verrouillé, checkbox, dimmed”',
      story: 'Disabled',
    },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`defaultValue`. A form refuses a required one that is not checked.',
    },
    { version: '0.2.0', date: '2026-11-23', what: 'What is only read looks so.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

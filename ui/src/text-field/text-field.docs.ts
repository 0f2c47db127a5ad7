import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TextFieldProps } from './text-field.tsx'

export const docs: ComponentDocs<TextFieldProps> = {
  name: 'text-field',
  since: '0.1.0',
  anatomy: {
    story: 'WithError',
    height: 120,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Above, always in sight.' },
      { name: 'Text', find: '.ronde-story input', what: 'As wide as its place.' },
      { name: 'Error', find: '.ronde-story [id$=-error]', what: 'In the field’s place, with a drawing.' },
    ],
  },
  states: [
    { name: 'In use', story: 'Default' },
    { name: 'Required', what: 'Marked, and said.', prop: 'isRequired', story: 'Required' },
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
    { keys: 'Text', does: 'Types.', story: 'Default' },
    { keys: 'Enter', does: 'Submits the form around it.', story: 'InAForm' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Libellé, edit”', story: 'Default' },
    { when: 'It is required', says: '“Libellé, edit, required”', story: 'Required' },
    { when: 'It is invalid', says: '“invalid entry”, then the error', story: 'WithError' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-28', what: 'No `isMultiline`: a `TextArea` takes several lines.' },
    { version: '0.3.0', date: '2026-11-25', what: '`multiline` is `isMultiline`. `defaultValue`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

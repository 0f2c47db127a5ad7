import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TextAreaProps } from './textarea.tsx'

export const docs: ComponentDocs<TextAreaProps> = {
  name: 'textarea',
  since: '0.1.0',
  anatomy: {
    story: 'Counted',
    height: 170,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Text', find: '.ronde-story textarea', what: 'Grows with its text, up to a height; then it scrolls.' },
      { name: 'Count', find: '.ronde-story [id$=-count]', what: 'How many characters of how many.' },
    ],
  },
  states: [
    { name: 'In use', story: 'Default' },
    { name: 'Growing', what: 'By a line at a time.', prop: 'maxRows', story: 'Grows' },
    {
      name: 'Counted',
      what: 'Too many can be typed, so that nothing pasted is lost unseen.',
      prop: 'maxLength',
      story: 'Counted',
    },
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
    { keys: 'Enter', does: 'Begins a new line; it does not submit.', story: 'Default' },
    { keys: 'Tab', does: 'Goes on; it is never caught.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Description, edit, multi-line”', story: 'Default' },
    { when: 'Few characters are left', says: '“3 caractères restants”, once, after a pause', story: 'Counted' },
    { when: 'It is invalid', says: '“invalid entry”, then the error', story: 'WithError' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TimeFieldProps } from './time-field.tsx'

export const docs: ComponentDocs<TimeFieldProps> = {
  name: 'time-field',
  since: '0.1.0',
  anatomy: {
    story: 'WithError',
    height: 120,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Text', find: '.ronde-story input', what: 'Typed with or without a colon.' },
      { name: 'Error', find: '.ronde-story [id$=-error]', what: 'In the field’s place.' },
    ],
  },
  states: [
    { name: 'In use', what: '`0930` and `9h` become a time.', story: 'Default' },
    { name: 'English', what: 'On 24 hours too; `9pm` is no time.', story: 'English' },
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
    {
      name: 'In a form',
      what: 'Value, error and required mark come from the form by its name.',
      prop: 'name',
      story: 'InAForm',
      height: 200,
    },
  ],
  keyboard: [
    { keys: 'Text', does: 'Types a time.', story: 'Default' },
    { keys: 'Tab', does: 'Goes on; the time is written in full.', story: 'Default' },
    { keys: 'Enter', does: 'Submits the form around it.', story: 'InAForm' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Début, edit”', story: 'Default' },
    { when: 'What was typed is no time', says: '“invalid entry”, then why', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

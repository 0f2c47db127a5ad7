import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DateTimeFieldProps } from './date-time-field.tsx'

export const docs: ComponentDocs<DateTimeFieldProps> = {
  name: 'date-time-field',
  since: '0.1.0',
  anatomy: {
    story: 'WithError',
    height: 130,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Text', find: '.ronde-story input', what: 'Day, blank, time.' },
      { name: 'Button', find: '.ronde-story input + button', what: 'Opens the calendar.' },
      { name: 'Error', find: '.ronde-story [id$=-error]', what: 'In the field’s place.' },
    ],
  },
  states: [
    { name: 'In use', story: 'Default', height: 120 },
    {
      name: 'Calendar',
      what: 'A day picked keeps the time that stands.',
      prop: 'defaultTime',
      story: 'Calendar',
      height: 120,
    },
    {
      name: 'Clocks go forward',
      what: 'A time that the night leaves out is said.',
      prop: 'timeZone',
      story: 'ClocksGoForward',
      height: 140,
    },
    {
      name: 'Clocks go back',
      what: 'Which of the two it is, is said.',
      prop: 'timeZone',
      story: 'ClocksGoBack',
      height: 160,
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
    {
      name: 'In a form',
      what: 'Value, error and required mark come from the form by its name.',
      prop: 'name',
      story: 'InAForm',
      height: 160,
    },
  ],
  keyboard: [
    { keys: 'Text', does: 'Types day and time.', story: 'Default', where: 'text' },
    { keys: 'Alt+ArrowDown', does: 'Opens the calendar.', story: 'Calendar', where: 'text' },
    {
      keys: 'ArrowRight',
      does: 'Goes a day on; the other keys are those of the `DateField`.',
      story: 'Calendar',
      where: 'calendar',
    },
    { keys: 'Enter', does: 'Takes the day.', story: 'Calendar', where: 'calendar' },
    { keys: 'Escape', does: 'Closes the calendar only.', story: 'Calendar', where: 'calendar' },
    { keys: 'Enter', does: 'Submits the form around it.', story: 'InAForm', where: 'text' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Intervention, edit”', story: 'Default' },
    { when: 'What was typed is no moment', says: '“invalid entry”, then why', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    {
      version: '0.2.0',
      date: '2026-11-23',
      what: 'Tab goes to the next field: the button of the calendar is no stop.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

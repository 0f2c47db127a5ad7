import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DateRangeFieldProps } from './date-range-field.tsx'

export const docs: ComponentDocs<DateRangeFieldProps> = {
  name: 'date-range-field',
  since: '0.1.0',
  anatomy: {
    story: 'WithError',
    height: 130,
    parts: [
      { name: 'Label', find: '.ronde-story span', what: 'Names the group.' },
      { name: 'From', find: '[role=group] input', what: 'The first day.' },
      { name: 'To', find: '[role=group] input:last-of-type', what: 'The last day.' },
      { name: 'Button', find: '[role=group] button', what: 'Opens a calendar in which both are picked.' },
    ],
  },
  states: [
    { name: 'In use', story: 'Default', height: 130 },
    { name: 'Calendar', what: 'First the start, then the end; days between are marked.', story: 'Open' },
    { name: 'Limits', what: 'Days outside cannot be chosen.', prop: 'minValue', story: 'OutOfRange', height: 130 },
    { name: 'Narrow', what: 'The two stand under one another.', story: 'Narrow', height: 180 },
    {
      name: 'Error',
      what: 'A message in the field’s place, with a drawing.',
      prop: 'error',
      story: 'WithError',
      height: 130,
    },
    { name: 'Disabled', what: 'Takes no focus and is not sent.', prop: 'isDisabled', story: 'Disabled', height: 110 },
    {
      name: 'Read only',
      what: 'Takes the focus and can be copied, not changed.',
      prop: 'isReadOnly',
      story: 'ReadOnly',
      height: 110,
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
    { keys: 'Text', does: 'Types a day; then the other.', story: 'Default', where: 'text' },
    { keys: 'Tab', does: 'Goes from the first day to the last.', story: 'Default', where: 'text' },
    { keys: 'ArrowRight / ArrowLeft', does: 'Goes a day on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'ArrowDown / ArrowUp', does: 'Goes a week on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'Home / End', does: 'Goes to the first or last day of the week.', story: 'Calendar', where: 'calendar' },
    { keys: 'PageDown / PageUp', does: 'Goes a month on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'Enter', does: 'Takes the start; again, the end.', story: 'Calendar', where: 'calendar' },
    {
      keys: 'Tab',
      does: 'Goes round the calendar and its buttons; a first day stays picked.',
      story: 'HalfARange',
      where: 'calendar',
    },
    { keys: 'Escape', does: 'Closes the calendar only.', story: 'Calendar', where: 'calendar' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Période, group, Période, du, edit”', story: 'Default' },
    {
      when: 'The end is before the start',
      says: '“invalid entry, La fin ne doit pas être avant le début”',
      story: 'Default',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    { version: '0.2.0', date: '2026-11-23', what: 'A first day alone is never taken; Tab goes round the calendar.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

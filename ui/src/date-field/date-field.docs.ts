import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DateFieldProps } from './date-field.tsx'

export const docs: ComponentDocs<DateFieldProps> = {
  name: 'date-field',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 480,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      {
        name: 'Text',
        find: '.ronde-story input',
        what: 'Typed with or without strokes; a year of two digits is completed, and none is this one.',
      },
      { name: 'Button', find: '.ronde-story input + button', what: 'Opens the calendar.' },
      { name: 'Calendar', find: '[role=dialog]', what: 'Over the page; the focus goes into it.' },
      { name: 'Steps', find: '[role=dialog] button', what: 'A month or a year back or on.' },
      {
        name: 'Day',
        find: '[role=dialog] td [role=button]:not([hidden])',
        what: 'The chosen one is filled, today is ringed.',
      },
      {
        name: 'Foot',
        find: '[role=dialog] > div:last-of-type',
        what: 'Today, and clearing where the field is not required.',
      },
    ],
  },
  states: [
    { name: 'Text', what: 'What is no date is said on leaving.', story: 'Default', height: 110 },
    { name: 'Calendar', what: 'Opened by the button or Alt+Down.', story: 'TabGoesRound', height: 410 },
    { name: 'Limits', what: 'Days outside cannot be chosen.', prop: 'minValue', story: 'Open', height: 410 },
    {
      name: 'Out of range',
      what: 'Typed all the same, it is said.',
      prop: 'minValue',
      story: 'OutOfRange',
      height: 130,
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
    { keys: 'Text', does: 'Types a date; `01022026` is 1 February 2026.', story: 'Default', where: 'text' },
    { keys: 'Alt+ArrowDown', does: 'Opens the calendar.', story: 'Calendar', where: 'text' },
    { keys: 'ArrowRight / ArrowLeft', does: 'Goes a day on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'ArrowDown / ArrowUp', does: 'Goes a week on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'Home / End', does: 'Goes to the first or last day of the week.', story: 'Calendar', where: 'calendar' },
    { keys: 'PageDown / PageUp', does: 'Goes a month on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'Shift+PageDown / Shift+PageUp', does: 'Goes a year on or back.', story: 'Calendar', where: 'calendar' },
    { keys: 'Enter', does: 'Takes the day and goes back to the text.', story: 'Calendar', where: 'calendar' },
    { keys: 'Space', does: 'Takes the day.', story: 'SpacePicks', where: 'calendar' },
    { keys: 'Tab', does: 'Goes round within the calendar.', story: 'TabGoesRound', where: 'calendar' },
    { keys: 'Shift+Tab', does: 'Goes round, backwards.', story: 'TabGoesRound', where: 'calendar' },
    { keys: 'Escape', does: 'Closes the calendar only; nothing changes.', story: 'Calendar', where: 'calendar' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Échéance, edit, jj/mm/aaaa”', story: 'Default' },
    {
      when: 'The calendar opens',
      says: '“Calendrier, Échéance, dialog, mercredi 18 février 2026 selected”',
      story: 'Calendar',
    },
    { when: 'A button leads to another month', says: '“mars 2026”', story: 'Open' },
    {
      when: 'What was typed is no date',
      says: '“invalid entry, Date non valide, écrire jj/mm/aaaa”',
      story: 'Default',
    },
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

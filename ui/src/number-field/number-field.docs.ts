import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { NumberFieldProps } from './number-field.tsx'

export const docs: ComponentDocs<NumberFieldProps> = {
  name: 'number-field',
  since: '0.1.0',
  anatomy: {
    story: 'Keys',
    height: 96,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Text', find: '[role=spinbutton]', what: 'Written as the language writes numbers.' },
      { name: 'Unit', find: '[role=spinbutton] + *', what: 'After the number.' },
    ],
  },
  states: [
    { name: 'In use', what: 'Grouped once it is left.', story: 'Default' },
    { name: 'With a unit', what: 'It is said with the number.', prop: 'unit', story: 'Keys' },
    { name: 'No number', what: 'Said on leaving; the text stays.', prop: 'isInteger', story: 'NotANumber' },
    { name: 'Out of range', prop: 'maxValue', story: 'OutOfRange' },
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
    { keys: 'Text', does: 'Types a number, with the comma or the point of the language.', story: 'Default' },
    { keys: 'ArrowUp', does: 'One step more.', story: 'Keys' },
    { keys: 'ArrowDown', does: 'One step less.', story: 'ArrowDownSteps' },
    { keys: 'PageUp / PageDown', does: 'Ten steps more or less.', story: 'Keys' },
    { keys: 'Enter', does: 'Submits the form around it.', story: 'InAForm' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Durée, spin button, 0,3 h”', story: 'Keys' },
    { when: 'What was typed is no number', says: '“invalid entry, Valeur numérique non valide”', story: 'NotANumber' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`defaultValue`. `formatOptions` leave out signs beside the number, which could not be typed.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

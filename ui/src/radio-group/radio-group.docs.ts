import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { RadioGroupProps } from './radio-group.tsx'

export const docs: ComponentDocs<RadioGroupProps> = {
  name: 'radio-group',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 160,
    parts: [
      { name: 'Group', find: '[role=radiogroup]', what: 'Named by its label.' },
      { name: 'Choice', find: '[role=radiogroup] label', what: 'A press on the text counts.' },
      { name: 'Button', find: 'input[type=radio]', what: 'One is chosen at most.' },
    ],
  },
  states: [
    { name: 'Under one another', prop: 'options', story: 'Default' },
    { name: 'Beside one another', what: 'For two or three short ones.', prop: 'orientation', story: 'Horizontal' },
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
    { keys: 'Tab', does: 'Comes to the chosen one, or the first; the next leaves the group.', story: 'Keys' },
    { keys: 'ArrowDown / ArrowRight', does: 'Chooses the next, from the last to the first.', story: 'Keys' },
    { keys: 'ArrowUp / ArrowLeft', does: 'Chooses the one before, from the first to the last.', story: 'Keys' },
    { keys: 'Space', does: 'Chooses it when none is chosen.', story: 'InAForm' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Mode d’identification, radio group, Mot de passe, radio button, not checked, 1 of 3”',
      story: 'Default',
    },
    { when: 'It is invalid', says: '“invalid entry”, then the error', story: 'WithError' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-29', what: 'The `lang` of options.' },
    { version: '0.3.0', date: '2026-11-25', what: 'The `text` of options is `label`. `defaultValue`.' },
    { version: '0.2.0', date: '2026-11-23', what: 'What is only read looks so.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

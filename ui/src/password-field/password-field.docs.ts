import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { PasswordFieldProps } from './password-field.tsx'

export const docs: ComponentDocs<PasswordFieldProps> = {
  name: 'password-field',
  since: '0.1.0',
  anatomy: {
    story: 'CapsLock',
    height: 120,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Text', find: '.ronde-story input', what: 'Can be pasted and filled in by a password manager.' },
      { name: 'Show', find: '.ronde-story input + button', what: 'Shows and hides it.' },
      { name: 'Hint', find: '.ronde-story [role=status]', what: 'Caps Lock is on.' },
    ],
  },
  states: [
    { name: 'In use', story: 'Default' },
    { name: 'Caps Lock', what: 'Said while the field has the focus.', story: 'CapsLock' },
    { name: 'Pasted', what: 'Pasting is allowed.', story: 'Paste' },
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
    { keys: 'Text', does: 'Types it.', story: 'Default' },
    { keys: 'Tab', does: 'Goes to the button that shows it.', story: 'Default' },
    { keys: 'Space', does: 'Shows or hides it.', story: 'Default', where: 'button' },
    { keys: 'Enter', does: 'Shows or hides it.', story: 'Default', where: 'button' },
    { keys: 'CapsLock', does: 'Says that it is on.', story: 'CapsLock' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Mot de passe, edit, protected”', story: 'Default' },
    { when: 'Caps Lock is on', says: '“La touche Verr. Maj. est activée.”, as a status', story: 'CapsLock' },
    { when: 'The button', says: '“Afficher le mot de passe, button”', story: 'Default' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

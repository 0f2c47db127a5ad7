import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { SelectProps } from './select.tsx'

export const docs: ComponentDocs<SelectProps> = {
  name: 'select',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 360,
    parts: [
      { name: 'Label', find: '.ronde-story span', what: 'Names the field.' },
      { name: 'Control', find: '[role=combobox]', what: 'Says what is chosen.' },
      { name: 'Clear button', find: '[role=combobox] + button', what: 'Not on a required field.' },
      { name: 'List', find: '[role=listbox]', what: 'Over the page, as wide as its texts.' },
      { name: 'Option', find: '[role=option]', what: 'Text, and a description under it.' },
      { name: 'Mark', find: '[role=option][aria-selected=true] svg', what: 'What is chosen.' },
    ],
  },
  states: [
    { name: 'Open', story: 'Open' },
    { name: 'Groups', what: 'Headings, which no key comes to.', prop: 'options', story: 'Groups' },
    { name: 'Clearing', what: 'By the button or Delete.', story: 'Clear', height: 100 },
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
    { keys: 'Tab', does: 'Comes to it; from the open list takes what is marked and goes on.', story: 'Keys' },
    { keys: 'Enter', does: 'Opens; in the list, takes what is marked.', story: 'Keys' },
    { keys: 'Space', does: 'Opens; in the list, takes what is marked.', story: 'MoreKeys' },
    { keys: 'ArrowDown', does: 'Opens on what is chosen; in the list, goes down.', story: 'Keys' },
    { keys: 'ArrowUp', does: 'Opens; in the list, goes up.', story: 'MoreKeys' },
    {
      keys: 'ArrowDown / ArrowUp',
      does: 'Passes over a heading; letters do not find it.',
      story: 'GroupKeys',
      where: 'groups',
    },
    { keys: 'Home / End', does: 'Goes to the first or last option, opening the list.', story: 'Keys' },
    { keys: 'PageUp / PageDown', does: 'Goes ten options up or down.', story: 'MoreKeys', where: 'list' },
    {
      keys: 'Letters',
      does: 'Opens and goes to what begins so, accents aside; the same letter again goes on.',
      story: 'Keys',
    },
    { keys: 'Alt+ArrowDown', does: 'Opens.', story: 'MoreKeys' },
    { keys: 'Alt+ArrowUp', does: 'Takes what is marked and closes.', story: 'MoreKeys', where: 'list' },
    { keys: 'Escape', does: 'Closes; nothing changes.', story: 'Keys', where: 'list' },
    { keys: 'Delete', does: 'Clears what is chosen.', story: 'Clear' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Agence, combo box, Agence de Nantes, collapsed”', story: 'Default' },
    { when: 'The keys move', says: '“Évreux, 3 of 6”', story: 'Keys' },
    { when: 'The keys come into a group', says: '“Ouest, group, Agence de Brest, 2 of 5”', story: 'Groups' },
    { when: 'It is invalid', says: '“invalid entry, La valeur Agence est requise”', story: 'WithError' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: 'The `text` of options is `label`. `defaultValue`.' },
    { version: '0.2.0', date: '2026-11-23', what: 'Tab goes to the next field: the button that clears is no stop.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

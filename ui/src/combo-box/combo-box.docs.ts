import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ComboBoxProps } from './combo-box.tsx'

export const docs: ComponentDocs<ComboBoxProps> = {
  name: 'combo-box',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 400,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      { name: 'Input', find: '[role=combobox]', what: 'Takes the text; keeps the focus while the list is open.' },
      {
        name: 'Clear button',
        find: '[role=combobox] + button:not(:last-child)',
        what: 'Empties it; not on a required field.',
      },
      { name: 'Open button', find: '[role=combobox] ~ button[tabindex]', what: 'For pointers; keys have the arrows.' },
      {
        name: 'List',
        find: '[role=listbox]',
        what: 'Under the input. Only what is seen is drawn when there are many.',
      },
      { name: 'Option', find: '[role=option]', what: 'Text, and a description under it; indented by level.' },
    ],
  },
  states: [
    { name: 'Open', what: 'The list shows what contains the text; accents and case do not matter.', story: 'Open' },
    {
      name: 'Several',
      what: 'Chosen ones are chips before the input.',
      prop: 'isMultiple',
      story: 'combo-box-multiple LongText',
      height: 150,
    },
    { name: 'Groups', what: 'Headings stay while something under them is found.', prop: 'options', story: 'Groups' },
    {
      name: 'Loading',
      what: 'More options are on their way; it is said.',
      prop: 'isPending',
      story: 'Loading',
      height: 160,
    },
    {
      name: 'Footer',
      what: 'Stands under the list, such as a button that creates what is missing.',
      prop: 'footer',
      story: 'WithFooter',
      height: 100,
    },
    { name: 'Many options', what: '5,000 stay quick.', story: 'ManyOptions' },
    {
      name: 'Error',
      what: 'A message in the field’s place, with a drawing.',
      prop: 'error',
      story: 'WithError',
      height: 110,
    },
    { name: 'Disabled', what: 'Takes no focus.', prop: 'isDisabled', story: 'Disabled', height: 100 },
    { name: 'Read only', what: 'Takes the focus, opens no list.', prop: 'isReadOnly', story: 'ReadOnly', height: 100 },
  ],
  keyboard: [
    {
      keys: 'Text',
      does: 'Opens the list with what contains the text; the first that matches is marked.',
      story: 'Default',
    },
    { keys: 'ArrowDown', does: 'Opens on the chosen option; in the list goes to the next.', story: 'Keys' },
    { keys: 'ArrowUp', does: 'Opens on the last option; in the list goes to the one before.', story: 'Keys' },
    { keys: 'Alt+ArrowDown', does: 'Opens and marks no option.', story: 'OpensWithoutMark' },
    { keys: 'Alt+ArrowUp', does: 'Closes the list.', story: 'Keys' },
    { keys: 'PageDown', does: 'Goes ten options on.', story: 'ManyOptions' },
    { keys: 'Enter', does: 'Takes the marked option.', story: 'Default' },
    { keys: 'Escape', does: 'Closes the list and puts the text back; a dialog around it stays.', story: 'Keys' },
    { keys: 'Delete', does: 'Takes away what is chosen.', story: 'OnToTheNext' },
    {
      keys: 'Tab',
      does: 'Leaves, and takes the option that is marked for the typed text; a text without one is put back; one whose options are on their way waits for them. From a list without one goes into the footer first.',
      story: 'WithFooter',
    },
    {
      keys: 'Backspace',
      does: 'Takes back the last chip while the text is empty.',
      story: 'Multiple',
      where: 'several',
    },
    {
      keys: 'Control+A',
      does: 'Chooses all that are listed, up to 200, or none where all are; in a typed text it marks the text.',
      story: 'AllAtOnce',
      where: 'several',
    },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Localisation, combo box, Étage 1, collapsed”', story: 'Keys' },
    { when: 'The list changes', says: '“3 résultats”, as a status', story: 'Default' },
    { when: 'The keys move', says: '“Chaufferie, Accès par la cour, 3 of 6”', story: 'Keys' },
    { when: 'The keys come into a group', says: '“Extérieur, group, Parking”', story: 'Groups' },
    { when: 'Nothing is found', says: '“Aucun résultat”', story: 'Default' },
    { when: 'Options are on their way', says: '“Chargement en cours...”', story: 'Loading' },
    { when: 'It is invalid', says: '“invalid entry, La valeur Localisation est requise”', story: 'InAForm' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`isLoading` is `isPending`, `multiple` `isMultiple`, `onInputChange` `onSearchChange`, and the `text` of options `label`. `defaultValue`.',
    },
    { version: '0.2.0', date: '2026-11-24', what: 'Several: all that are listed are chosen at once.' },
    {
      version: '0.2.0',
      date: '2026-11-23',
      what: 'Tab goes to the next field, Delete clears; the best match comes first.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TreePickerProps } from './tree-picker.tsx'

export const docs: ComponentDocs<TreePickerProps> = {
  name: 'tree-picker',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 360,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names it.' },
      { name: 'Field', find: '[role=combobox]', what: 'Shows the whole path; typing searches.' },
      { name: 'Arrow', find: '.ronde-story button[tabindex="-1"]', what: 'Opens the tree by pointer.' },
      { name: 'Tree', find: '[role=tree]', what: 'What can be chosen.' },
      { name: 'Branch', find: '[role=treeitem][aria-expanded]', what: 'Can be opened, and chosen too.' },
      { name: 'Chosen', find: '[role=treeitem][aria-selected=true]', what: 'In sight when it opens.' },
    ],
  },
  states: [
    { name: 'Empty', prop: 'placeholder', story: 'Default', height: 340 },
    { name: 'Chosen, open', prop: 'value', story: 'Open' },
    { name: 'Children on demand', prop: 'loadChildren', story: 'Lazy' },
    { name: 'Many, described', prop: 'options', story: 'Many' },
    { name: 'On their way', prop: 'isPending', story: 'Loading' },
    {
      name: 'A value that is not loaded',
      what: 'Its path comes with it.',
      prop: 'path',
      story: 'GivenPath',
      height: 100,
    },
    { name: 'Error', prop: 'error', story: 'Invalid', height: 120 },
    { name: 'Disabled', prop: 'isDisabled', story: 'Disabled', height: 100 },
    { name: 'Read-only', prop: 'isReadOnly', story: 'ReadOnly', height: 100 },
  ],
  keyboard: [
    { keys: 'ArrowDown', does: 'Opens the tree; goes to the next line.', story: 'Default' },
    { keys: 'ArrowUp', does: 'Goes to the line before.', story: 'Default' },
    { keys: 'PageDown', does: 'Goes on by ten lines; PageUp back.', story: 'Many' },
    { keys: 'ArrowRight', does: 'Opens a branch; goes into an open one.', story: 'Default' },
    { keys: 'ArrowLeft', does: 'Closes a branch; goes to what it stands under.', story: 'Default' },
    { keys: 'Enter', does: 'Chooses the line.', story: 'Default' },
    { keys: 'Text', does: 'Shows what holds it, with what leads there.', story: 'Search' },
    { keys: 'Delete', does: 'Takes away what is chosen.', story: 'Search' },
    {
      keys: 'Tab',
      does: 'Goes on to the next field, and takes what fits the typed text best; an emptied text takes away what is chosen.',
      story: 'OnToTheNext',
    },
    { keys: 'Escape', does: 'Closes the tree and leaves all as it was.', story: 'Search' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Emplacement, combo box, has tree, collapsed, Bâtiment A › Étage 1 › Chaufferie”',
      story: 'Open',
    },
    { when: 'An arrow key moves', says: '“Étage 1, level 2, 1 of 2, collapsed”', story: 'Default' },
    { when: 'Something is typed', says: '“3 résultats”', story: 'Search' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`isLoading` is `isPending`, and the `text` of options `label`. `defaultValue`.',
    },
    {
      version: '0.2.0',
      date: '2026-11-23',
      what: '`description` and `isPending`; words may stand in what is above; of many lines only those in sight are drawn.',
    },
    {
      version: '0.2.0',
      date: '2026-11-23',
      what: 'Tab goes to the next field, Delete clears; Enter takes the best match.',
    },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { SearchFieldProps } from './search-field.tsx'

export const docs: ComponentDocs<SearchFieldProps> = {
  name: 'search-field',
  since: '0.1.0',
  anatomy: {
    story: 'Typed',
    height: 80,
    parts: [
      { name: 'Drawing', find: '.ronde-story svg', what: 'A magnifying glass, or that a search is under way.' },
      { name: 'Input', find: '.ronde-story input', what: 'What is searched for.' },
      { name: 'Clear button', find: '.ronde-story button', what: 'While there is something to clear.' },
    ],
  },
  states: [
    { name: 'Empty', what: 'With the key that leads here.', prop: 'shortcut', story: 'Default' },
    { name: 'Typed', what: 'Can be cleared.', prop: 'value', story: 'Typed' },
    { name: 'Searching', prop: 'isPending', story: 'Pending' },
    { name: 'Disabled', prop: 'isDisabled', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Text', does: 'Searches with each letter.', story: 'Typed' },
    { keys: 'Enter', does: 'Searches now.', story: 'Keyboard' },
    { keys: 'Escape', does: 'Clears it; once it is empty, closes what it stands in.', story: 'Keyboard' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Rechercher une affaire, search field”', story: 'Typed' },
    { when: 'The result changes', says: '“12 résultats”', story: 'Result' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`defaultValue`. Enter does not submit the form around it where it has an `onSubmit`.',
    },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

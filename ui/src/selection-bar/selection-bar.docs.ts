import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { SelectionBarProps } from './selection-bar.tsx'

export const docs: ComponentDocs<SelectionBarProps> = {
  name: 'selection-bar',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [
      { name: 'Count', find: '.ronde-story [data-texts] > span', what: 'How many. It describes the group.' },
      {
        name: 'Hidden',
        find: '.ronde-story [role=status]',
        what: 'How many of them a search or filters hide.',
      },
      { name: 'Actions', find: '.ronde-story [data-align] button', what: 'The most important first.' },
      { name: 'Clear', find: '.ronde-story [role=group] > div > button', what: 'Selects nothing.' },
    ],
  },
  states: [
    { name: 'Some selected', story: 'Default' },
    { name: 'Some hidden', prop: 'hiddenCount', story: 'Default' },
    { name: 'Listed alone', what: 'A way back to the other rows.', prop: 'onShowAll', story: 'Alone' },
    { name: 'Blocked', what: 'The action stays, and says why.', prop: 'actions', story: 'Blocked', height: 120 },
    { name: 'Running', what: 'How far it is, and a way to stop it.', prop: 'progress', story: 'Running' },
    { name: 'Running on a narrow screen', what: 'It stands under what is selected.', story: 'RunningNarrow' },
    { name: 'Narrow', what: 'What has no room stands in a menu.', story: 'Narrow', height: 130 },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next action, then to what clears the selection.', story: 'Keyboard' },
    { keys: 'Enter', does: 'Does it.', story: 'Keyboard' },
  ],
  speech: [
    {
      when: 'The focus comes in',
      says: '“Sélection, group, 12 éléments sélectionnés dont 3 hors de vue”',
      story: 'Default',
    },
    { when: 'It runs', says: '“Clôture, progress bar, 30 %”', story: 'Running' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`onClose` is `onDismiss`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

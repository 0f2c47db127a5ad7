import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TabsProps } from './tabs.tsx'

export const docs: ComponentDocs<TabsProps> = {
  name: 'tabs',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 150,
    parts: [
      { name: 'List', find: '[role=tablist]', what: 'Named.' },
      { name: 'Tab', find: '[role=tab]', what: 'One word or two.' },
      {
        name: 'Selected',
        find: '[role=tab][aria-selected=true]',
        what: 'Its line and weight say it, not colour alone.',
      },
      { name: 'Badge', find: '[role=tab] span', what: 'A count.' },
      { name: 'Panel', find: '[role=tabpanel]', what: 'The content of the selected tab.' },
    ],
  },
  states: [
    { name: 'Tabs', prop: 'selected', story: 'Default' },
    { name: 'Links', what: 'With `href` they are a navigation.', prop: 'items', story: 'Links' },
    { name: 'Disabled tab', what: 'Can be reached and heard, cannot be selected.', story: 'DisabledTab' },
    { name: 'Vertical', what: 'Under one another, beside the panel.', prop: 'orientation', story: 'Vertical' },
    {
      name: 'Overflow',
      what: 'Tabs without room stand in a menu; the selected one is always in the row.',
      story: 'Overflow',
    },
    { name: 'Overflow of links', what: 'The page shown is always in the row.', story: 'OverflowOfLinks' },
    {
      name: 'Manual activation',
      what: 'The arrows move and do not select.',
      prop: 'activation',
      story: 'ManualActivation',
    },
    { name: 'Right to left', what: 'The arrows turn.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the selected tab; the next goes into the panel.', story: 'Default' },
    { keys: 'ArrowRight', does: 'Selects the next, from the last to the first.', story: 'Default' },
    { keys: 'ArrowLeft', does: 'Selects the one before, from the first to the last.', story: 'Default' },
    { keys: 'ArrowDown / ArrowUp', does: 'Selects the next, or the one before.', story: 'Vertical', where: 'vertical' },
    { keys: 'Home', does: 'Selects the first.', story: 'Default' },
    { keys: 'End', does: 'Selects the last.', story: 'Default' },
    { keys: 'Enter / Space', does: 'Selects the tab it is on.', story: 'ManualActivation', where: 'manual activation' },
    {
      keys: 'Enter / Space / ArrowDown / ArrowUp',
      does: 'Opens the menu, at its last entry by the arrow up.',
      story: 'OverflowByKeys',
      where: 'button of the rest',
    },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Affaire, tab list, Général, tab, selected, 1 of 3”', story: 'Default' },
    { when: 'As links', says: '“Affaire, navigation, Prestations, link, current page”', story: 'Links' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`onSelect` is `onSelectedChange`. `defaultSelected`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

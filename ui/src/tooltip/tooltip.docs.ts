import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TooltipProps } from './tooltip.tsx'

export const docs: ComponentDocs<TooltipProps> = {
  name: 'tooltip',
  since: '0.1.0',
  anatomy: {
    story: 'Shown',
    height: 100,
    parts: [
      { name: 'Trigger', find: '.ronde-story button', what: 'Must take the focus.' },
      { name: 'Bubble', find: '[role=tooltip]', what: 'A few words; turns where there is no room.' },
    ],
  },
  states: [
    { name: 'On focus', what: 'At once.', story: 'OnFocus' },
    { name: 'On hover', what: 'After half a second; the pointer can go onto it.', story: 'OnHover' },
    { name: 'Nothing to say', what: 'Without content there is none.', prop: 'content', story: 'NothingToSay' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it when the focus comes.', story: 'OnFocus' },
    { keys: 'Escape', does: 'Hides it; the focus stays.', story: 'OnFocus' },
  ],
  speech: [
    {
      when: 'The focus comes to the trigger',
      says: '“Échéances, button, Dernière actualisation à 14:05”',
      story: 'OnFocus',
    },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ErrorPanelProps } from './error-panel.tsx'

export const docs: ComponentDocs<ErrorPanelProps> = {
  name: 'error-panel',
  since: '0.1.0',
  anatomy: {
    story: 'WithDetails',
    height: 220,
    parts: [
      { name: 'Panel', find: '[role=alert]', what: 'Told at once.' },
      { name: 'Title', find: '[role=alert] div > :first-child', what: 'What did not work.' },
      { name: 'Message', find: '[role=alert] div > :nth-child(2)', what: 'What it means, and what to do.' },
      { name: 'Details', find: '[role=alert] details', what: 'For whoever is asked for help; folded away.' },
      { name: 'Try again', find: '[role=alert] button', what: 'Where trying again may help.' },
    ],
  },
  states: [
    { name: 'Whole', what: 'With the way to try again.', prop: 'onRetry', story: 'Default' },
    { name: 'With details', what: 'A text that can be copied.', prop: 'details', story: 'WithDetails' },
    {
      name: 'Told',
      what: 'A message has told it already: a group, which is not announced.',
      prop: 'isTold',
      story: 'Told',
    },
    { name: 'Without a way back', what: 'Where trying again helps nothing.', story: 'WithoutRetry' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the details, their text, and the button.', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Tries again, on the button. The details are the browser’s own `<details>`, with its keys.',
      story: 'Keyboard',
    },
  ],
  speech: [
    {
      when: 'It appears',
      says: '“alert, Une erreur est survenue, Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.”',
      story: 'Default',
    },
    { when: 'The details', says: '“Détails techniques, disclosure triangle, collapsed”', story: 'WithDetails' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { BannerProps } from './banner.tsx'

export const docs: ComponentDocs<BannerProps> = {
  name: 'banner',
  since: '0.1.0',
  anatomy: {
    story: 'Locked',
    height: 110,
    parts: [
      { name: 'Icon', find: '.ronde-story [role=status] > [aria-hidden]', what: 'Of its tone.' },
      { name: 'Title', find: '.ronde-story [role=status] p', what: 'What is so.' },
      { name: 'Text', find: '.ronde-story [role=status] p + div', what: 'What it means, and what to do next.' },
      {
        name: 'Actions',
        find: '.ronde-story [role=status] button',
        what: 'Do it; under the text where there is no room.',
      },
      { name: 'Close button', find: '.ronde-story [role=status] > div:last-child > button', what: 'Takes it away.' },
    ],
  },
  states: [
    { name: 'Information', what: 'An old version is shown.', story: 'OldVersion' },
    { name: 'Warning', what: 'Locked by somebody.', prop: 'tone', story: 'Locked' },
    { name: 'Error', what: 'Interrupts what is being said.', prop: 'tone', story: 'Failure' },
    { name: 'Success', prop: 'tone', story: 'Success' },
    { name: 'Narrow', what: 'The actions stand under the text.', story: 'Narrow', height: 240 },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the next of its buttons.', story: 'Locked' }],
  speech: [
    {
      when: 'It appears',
      says: '“Avertissement : Verrouillé par Anne Roy depuis 10:30, Vous pouvez lire cette affaire, pas la modifier.”, when nothing else is being said',
      story: 'Locked',
    },
    {
      when: 'An error appears',
      says: '“alert, Erreur : Les prestations n’ont pas pu être lues”, at once',
      story: 'Failure',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`onClose` is `onDismiss`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

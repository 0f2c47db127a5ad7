import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TagProps } from './tag.tsx'

export const docs: ComponentDocs<TagProps> = {
  name: 'tag',
  since: '0.1.0',
  anatomy: {
    story: 'Removable',
    height: 72,
    parts: [
      {
        name: 'Text',
        find: '.ronde-story [data-tone] > span',
        what: 'Cut off where it has no room, whole on resting.',
      },
      { name: 'Remove button', find: '.ronde-story button', what: '24 px, named after the tag.' },
    ],
  },
  states: [
    { name: 'Tone', what: 'Adds to the word; never says it alone.', prop: 'tone', story: 'Tones' },
    { name: 'Removable', prop: 'onRemove', story: 'Removable' },
    { name: 'Link', prop: 'href', story: 'AsLink' },
    { name: 'Disabled', prop: 'isDisabled', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to what removes it.', story: 'Removable' },
    { keys: 'Enter', does: 'Removes it.', story: 'Removable' },
  ],
  speech: [{ when: 'The focus comes to its button', says: '“Retirer Ascenseur, button”', story: 'Removable' }],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

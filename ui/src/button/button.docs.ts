import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ButtonProps } from './button.tsx'

export const docs: ComponentDocs<ButtonProps> = {
  name: 'button',
  since: '0.1.0',
  anatomy: {
    story: 'Pending',
    height: 72,
    parts: [
      { name: 'Root', find: '.ronde-story button', what: 'The whole target, as high as the density says.' },
      {
        name: 'Drawing or spinner',
        find: '.ronde-story button [role=img]',
        what: 'Before the text: a drawing that repeats it, or a spinner while work is under way.',
      },
    ],
  },
  states: [
    { name: 'Tone', what: 'How much it matters. `primary` at most once per screen.', prop: 'tone', story: 'Tones' },
    { name: 'Small', what: 'In toolbars and beside fields.', prop: 'size', story: 'Small' },
    {
      name: 'Disabled',
      what: 'Cannot be pressed and takes no focus. Say nearby why.',
      prop: 'isDisabled',
      story: 'Disabled',
    },
    {
      name: 'Blocked',
      what: 'Cannot be pressed now, and says why, to the keyboard, too.',
      prop: 'reason',
      story: 'Blocked',
    },
    {
      name: 'Pending',
      what: 'Work is under way: a spinner shows, presses do nothing, the focus stays.',
      prop: 'isPending',
      story: 'Pending',
    },
    { name: 'Right to left', what: 'Drawings that point turn with the text.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it; a pending one keeps it.', story: 'Pending' },
    { keys: 'Enter', does: 'Presses it.', story: 'Default' },
    { keys: 'Space', does: 'Presses it.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Créer une affaire, button”', story: 'Default' },
    { when: 'It is pending', says: '“en cours, Créer une affaire, button, dimmed”', story: 'Pending' },
    {
      when: 'It is disabled',
      says: 'Found by the reader’s own cursor only: “Créer une affaire, button, dimmed”',
      story: 'Disabled',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`pending` is `isPending`.' },
    { version: '0.2.0', date: '2026-11-23', what: 'The reason stands over the page and goes with Escape.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { SegmentedControlProps } from './segmented-control.tsx'

export const docs: ComponentDocs<SegmentedControlProps> = {
  name: 'segmented-control',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [
      { name: 'Group', find: '.ronde-story [role=radiogroup]', what: 'Named.' },
      { name: 'Segment', find: '.ronde-story label', what: 'One way to see it.' },
      { name: 'Chosen', find: '.ronde-story label:has(:checked)', what: 'Raised.' },
    ],
  },
  states: [
    { name: 'Texts', story: 'Default' },
    { name: 'Drawings with texts', prop: 'options', story: 'WithIcons' },
    { name: 'Drawings only', what: 'The texts are names and tooltips.', prop: 'isIconOnly', story: 'IconOnly' },
    { name: 'Small', prop: 'size', story: 'Small' },
    { name: 'One disabled', prop: 'options', story: 'OneDisabled' },
    { name: 'Disabled', prop: 'isDisabled', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the chosen one.', story: 'Default' },
    { keys: 'ArrowRight / ArrowDown', does: 'Chooses the next, from the last to the first.', story: 'Default' },
    { keys: 'ArrowLeft / ArrowUp', does: 'Chooses the one before, from the first to the last.', story: 'Default' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Affichage, radio group, Arbre, radio button, checked, 1 of 2”',
      story: 'Default',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: 'The `text` of options is `label`. `defaultValue`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ToolbarProps } from './toolbar.tsx'

export const docs: ComponentDocs<ToolbarProps> = {
  name: 'toolbar',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [
      { name: 'Toolbar', find: '.ronde-story [role=toolbar]', what: 'Named; one stop of the Tab key.' },
      {
        name: 'Group',
        find: '.ronde-story [role=group]',
        what: 'What belongs together; a line parts it from the one before.',
      },
      { name: 'Control', find: '.ronde-story [role=toolbar] button', what: 'The arrow keys go from one to the next.' },
    ],
  },
  states: [
    { name: 'Horizontal', story: 'Default' },
    { name: 'Vertical', what: 'The arrows up and down move.', prop: 'orientation', story: 'Vertical', height: 220 },
    { name: 'Right to left', what: 'The arrows turn.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the control that was used last; the next leaves the toolbar.', story: 'Default' },
    { keys: 'ArrowRight', does: 'Goes to the next control.', story: 'Default' },
    { keys: 'ArrowLeft', does: 'Goes to the one before.', story: 'Default' },
    { keys: 'Home', does: 'Goes to the first control.', story: 'Default' },
    { keys: 'End', does: 'Goes to the last control.', story: 'Default' },
    { keys: 'ArrowDown', does: 'Goes to the next control of a vertical one.', story: 'Vertical' },
    { keys: 'ArrowUp', does: 'Goes to the one before in a vertical one.', story: 'Vertical' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Mise en page, toolbar, Page, group, Page précédente, button”',
      story: 'Default',
    },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-22', what: 'First version.' }],
}

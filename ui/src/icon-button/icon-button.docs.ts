import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { IconButtonProps } from './icon-button.tsx'

export const docs: ComponentDocs<IconButtonProps> = {
  name: 'icon-button',
  since: '0.1.0',
  anatomy: {
    story: 'WithTooltip',
    height: 96,
    parts: [
      { name: 'Target', find: '.ronde-story button', what: 'As high as the density says; 24 px at the least.' },
      { name: 'Drawing', find: '.ronde-story button svg', what: 'Well known.' },
      { name: 'Tooltip', find: '[role=tooltip]', what: 'The label, for those who see the drawing only.' },
    ],
  },
  states: [
    { name: 'Tones', prop: 'tone', story: 'Tones' },
    { name: 'Toggle', what: 'On or off.', prop: 'isPressed', story: 'Toggle' },
    { name: 'On a coloured ground', what: 'Takes the colours around it.', prop: 'tone', story: 'OnColouredGround' },
    { name: 'Disabled', prop: 'isDisabled', story: 'Disabled' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it; the tooltip shows.', story: 'Default' },
    { keys: 'Enter', does: 'Presses it.', story: 'Default' },
    { keys: 'Space', does: 'Presses it.', story: 'PressedBySpace' },
    { keys: 'Escape', does: 'Hides the tooltip.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Actualiser, button”, once: the tooltip is its name', story: 'Default' },
    { when: 'A toggle', says: '“Thème sombre, toggle button, pressed”', story: 'Toggle' },
    {
      when: 'It is disabled',
      says: 'Found by the reader’s own cursor only: “Actualiser, button, dimmed”',
      story: 'Disabled',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`pressed` is `isPressed`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

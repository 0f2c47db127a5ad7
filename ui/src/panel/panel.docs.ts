import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { PanelProps } from './panel.tsx'

export const docs: ComponentDocs<PanelProps> = {
  name: 'panel',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 380,
    parts: [
      { name: 'Surface', find: '[role=dialog]', what: 'At the side, 480 px wide, as high as the page.' },
      { name: 'Title', find: '[role=dialog] h2', what: 'Names it.' },
      { name: 'Close button', find: '[role=dialog] h2 + button', what: 'In the corner.' },
      { name: 'Body', find: '[data-modal-body]', what: 'Scrolls.' },
      { name: 'Foot', find: '[data-modal-foot]', what: 'Buttons, the main one last.' },
    ],
  },
  states: [
    { name: 'Open', what: 'The list stays in sight under the shade.', prop: 'isOpen', story: 'Open' },
    { name: 'Opened by a button', what: 'The focus goes in and comes back.', story: 'Default', height: 90 },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next thing in it, from the last to the first.', story: 'TabGoesRound' },
    { keys: 'Shift+Tab', does: 'Goes back, from the first to the last.', story: 'TabGoesRound' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.', story: 'Default' },
  ],
  speech: [{ when: 'It opens', says: '“Prestation, dialog, Lieu, edit”', story: 'Default' }],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`onClose` is `onOpenChange`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

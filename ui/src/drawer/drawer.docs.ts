import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { DrawerProps } from './drawer.tsx'

export const docs: ComponentDocs<DrawerProps> = {
  name: 'drawer',
  since: '0.1.0',
  anatomy: {
    story: 'Whole',
    height: 530,
    parts: [
      { name: 'Navigation', find: '.ronde-story nav', what: 'Named, 250 px wide.' },
      { name: 'Link', find: '.ronde-story nav a', what: 'Goes to a screen.' },
      { name: 'Current', find: '[aria-current=page]', what: 'The screen people are on.' },
      { name: 'Parent', find: '.ronde-story nav button[aria-expanded]', what: 'Shows and hides its links.' },
      { name: 'Logo', find: '.ronde-story nav + *', what: 'At the bottom.' },
    ],
  },
  states: [
    { name: 'Whole', what: 'Beside the page.', prop: 'isOpen', story: 'Whole' },
    { name: 'Mini', what: 'Icons only; their names are tooltips, parents open menus.', prop: 'isMini', story: 'Mini' },
    {
      name: 'Over the page',
      what: 'On a small screen; closes on Escape, a press outside, and navigation.',
      prop: 'isOverlay',
      story: 'OverThePageInSight',
    },
    { name: 'Right to left', what: 'At the other side.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next entry that shows.', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows a link; opens or closes a parent.', story: 'Keyboard' },
    { keys: 'Space', does: 'Opens or closes a parent.', story: 'Keyboard' },
    { keys: 'ArrowDown / ArrowUp', does: 'Goes to the entry below or above.', story: 'Arrows' },
    { keys: 'Home / End', does: 'Goes to the first or last entry.', story: 'Keyboard' },
    { keys: 'Enter', does: 'Opens a parent’s menu.', story: 'Mini', where: 'mini' },
    {
      keys: 'Escape',
      does: 'Closes it; the focus goes back to what opened it.',
      story: 'OverThePage',
      where: 'over the page',
    },
  ],
  speech: [
    { when: 'The reader comes to it', says: '“Navigation principale, navigation”', story: 'Whole' },
    { when: 'A parent', says: '“Administration, button, collapsed”', story: 'Whole' },
    { when: 'The current link', says: '“Modes d’inspection, link, current page”', story: 'Whole' },
    { when: 'It opens over the page', says: '“Navigation principale, dialog”', story: 'OverThePage' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`open`, `mini` and `overlay` are `isOpen`, `isMini` and `isOverlay`.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

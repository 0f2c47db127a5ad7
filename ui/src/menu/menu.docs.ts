import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { MenuProps } from './menu.tsx'

export const docs: ComponentDocs<MenuProps> = {
  name: 'menu',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 330,
    parts: [
      { name: 'Button', find: '.ronde-story button', what: 'Opens it. A `Button` by default, any other by `trigger`.' },
      { name: 'List', find: '[role=menu]', what: 'Opens under the button, and turns where there is no room.' },
      {
        name: 'Entry',
        find: '[role=menuitem]',
        what: 'One thing to do. Drawing, text and shortcut stand under one another.',
      },
      { name: 'Parent', find: '[role=menuitem][aria-haspopup]', what: 'Opens a submenu beside it.' },
      { name: 'Separator', find: '[role=separator]', what: 'Parts groups. It takes no focus.' },
      { name: 'Danger', find: '[role=menuitem][data-tone=danger]', what: 'Red, last, after a separator.' },
    ],
  },
  states: [
    { name: 'Open', what: 'The focus is on the first entry.', story: 'Open' },
    {
      name: 'Submenu',
      what: 'Opened by the arrow that points into it, Enter, Space, or a pointer that rests.',
      story: 'SubmenuOpen',
    },
    { name: 'Groups', what: 'Entries under headings: to do, on or off, one of several.', story: 'Groups', height: 440 },
    { name: 'Right to left', what: 'Marks and submenus turn.', story: 'GroupsRightToLeft', height: 440 },
    { name: 'Disabled entry', what: 'Can be reached and heard, cannot be chosen.', story: 'DisabledEntry' },
    { name: 'Links', what: 'Entries that go somewhere are real links.', story: 'Links', height: 80 },
    { name: 'Own button', what: 'Another button opens it.', prop: 'trigger', story: 'OwnTrigger', height: 80 },
    { name: 'Context menu', what: '`MenuPopover` opens at the pointer.', story: 'ContextMenu', height: 80 },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens, on the first entry.', story: 'Keyboard', where: 'button' },
    { keys: 'Space', does: 'Opens, on the first entry.', story: 'OpensWithSpace', where: 'button' },
    { keys: 'ArrowDown', does: 'Opens, on the first entry.', story: 'OpensWithArrows', where: 'button' },
    { keys: 'ArrowUp', does: 'Opens, on the last entry.', story: 'OpensWithArrows', where: 'button' },
    {
      keys: 'ArrowDown',
      does: 'Goes to the next entry, from the last to the first.',
      story: 'Keyboard',
      where: 'menu',
    },
    {
      keys: 'ArrowUp',
      does: 'Goes to the entry before, from the first to the last.',
      story: 'Keyboard',
      where: 'menu',
    },
    { keys: 'Home / End', does: 'Goes to the first or last entry.', story: 'Keyboard', where: 'menu' },
    {
      keys: 'Letters',
      does: 'Goes to the next entry that begins so, accents aside; a space within them is one of them.',
      story: 'LettersWithSpace',
      where: 'menu',
    },
    {
      keys: 'Enter',
      does: 'Chooses; the menu closes and the focus goes back to the button.',
      story: 'Keyboard',
      where: 'menu',
    },
    { keys: 'Space', does: 'Chooses.', story: 'Submenu', where: 'menu' },
    { keys: 'Space', does: 'Turns it; the menu stays open.', story: 'GroupKeys', where: 'checkbox' },
    { keys: 'Space', does: 'Makes it the one of its group; the menu stays open.', story: 'GroupKeys', where: 'radio' },
    { keys: 'Enter', does: 'Turns it, and the menu closes.', story: 'GroupKeys', where: 'checkbox' },
    { keys: 'ArrowRight', does: 'Opens the submenu, on its first entry.', story: 'Submenu', where: 'parent' },
    { keys: 'ArrowLeft', does: 'Closes the submenu, back to its parent.', story: 'Submenu', where: 'submenu' },
    {
      keys: 'Escape',
      does: 'Closes this level only, and goes back to where it was opened.',
      story: 'Submenu',
      where: 'menu',
    },
    { keys: 'Tab', does: 'Closes all and goes on after the button.', story: 'TabCloses', where: 'menu' },
  ],
  speech: [
    { when: 'The focus comes to the button', says: '“Actions, menu button, collapsed”', story: 'Keyboard' },
    { when: 'It opens', says: '“Actions, menu, Éditer, menu item, 1 of 5, Control E”', story: 'Keyboard' },
    { when: 'An entry with a submenu', says: '“Exporter, menu item, has submenu, collapsed”', story: 'Submenu' },
    {
      when: 'The keys come into a group',
      says: '“Afficher, group, Quadrillage, checked, menu item checkbox, Control G”',
      story: 'Groups',
    },
    { when: 'One of several', says: '“Thème, group, Clair, checked, menu item radio”', story: 'Groups' },
    { when: 'A disabled entry', says: '“Verrouiller, menu item, dimmed”', story: 'DisabledEntry' },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-29', what: 'The `lang` of entries.' },
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: "A line is `kind: 'separator'`; `onClose` of `MenuPopover` is `onOpenChange`.",
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

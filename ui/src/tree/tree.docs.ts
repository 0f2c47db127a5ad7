import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TreeProps } from './tree-props.ts'

export const docs: ComponentDocs<TreeProps<object>> = {
  name: 'tree',
  since: '0.1.0',
  anatomy: {
    story: 'Open',
    height: 420,
    parts: [
      { name: 'Tree', find: '[role=tree]', what: 'Named. Only rows in sight are drawn.' },
      { name: 'Item', find: '[role=treeitem]', what: 'Text, drawing, and a place for a badge.' },
      { name: 'Twist', find: '[role=treeitem] [data-twist=open]', what: 'Opens and closes; a pointer’s target.' },
      { name: 'Box', find: '[role=treeitem] [data-box]', what: 'Three states: a branch stands for all it holds.' },
      { name: 'Menu', find: '[role=treeitem] button[data-menu]', what: 'What can be done with the item.' },
    ],
  },
  states: [
    { name: 'Ready', story: 'Default' },
    { name: 'Several', prop: 'selectionMode', story: 'tree-selection Multiple' },
    { name: 'Boxes', what: 'With three states.', prop: 'selectionMode', story: 'tree-selection ThreeState' },
    { name: 'Search', what: 'Shows what holds the text, with its ancestors.', prop: 'search', story: 'Search' },
    { name: 'Flat', what: 'All in one list, each with its path.', prop: 'isFlat', story: 'Flat' },
    { name: 'Brought when opened', prop: 'onLoad', story: 'tree-lazy SlowBranch' },
    {
      name: 'Long branch',
      what: 'Its items are brought as they are in sight.',
      prop: 'isComing',
      story: 'tree-lazy LongBranch',
    },
    { name: 'Failed branch', what: 'With the way to try again.', prop: 'onLoad', story: 'tree-lazy FailingBranch' },
    {
      name: 'Moving',
      what: 'By dragging, by cut and paste, or “Move to…”.',
      prop: 'onMove',
      story: 'tree-move CutAndPaste',
    },
    { name: 'Empty', prop: 'empty', story: 'Empty' },
    { name: 'Loading', prop: 'state', story: 'Loading' },
    { name: 'Failed', prop: 'error', story: 'Failed' },
    { name: 'Right to left', what: 'The arrows turn.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the item it was left on; the next leaves the tree.', story: 'Default' },
    { keys: 'Shift+Tab', does: 'Leaves it backwards.', story: 'Default' },
    { keys: 'ArrowDown', does: 'Goes to the item below.', story: 'Default' },
    { keys: 'ArrowUp', does: 'Goes to the item above.', story: 'Default' },
    { keys: 'ArrowRight', does: 'Opens; on an open branch goes in.', story: 'Default' },
    { keys: 'ArrowLeft', does: 'Closes; on a closed one goes out to its branch.', story: 'Default' },
    { keys: 'Home / End', does: 'Goes to the first or last item in sight.', story: 'Default' },
    { keys: 'PageUp / PageDown', does: 'A page up or down.', story: 'tree-selection OneHundredThousand' },
    { keys: 'Enter', does: 'Opens the item, or the branch where there is nothing to open.', story: 'Default' },
    { keys: 'Letters', does: 'Goes to the next item that begins so, accents aside.', story: 'TypeAheadAndSiblings' },
    { keys: '*', does: 'Opens all beside it.', story: 'TypeAheadAndSiblings' },
    { keys: 'Space', does: 'Selects or checks.', story: 'tree-selection Multiple' },
    { keys: 'Shift+ArrowDown / Shift+ArrowUp', does: 'Extends the selection.', story: 'tree-selection Multiple' },
    { keys: 'Ctrl+a', does: 'Selects all, or none.', story: 'tree-selection Multiple' },
    { keys: 'Shift+F10', does: 'Opens the item’s menu.', story: 'tree-move MoveTo' },
    { keys: 'Ctrl+x / Ctrl+v', does: 'Cuts, and puts it here.', story: 'tree-move CutAndPaste' },
    {
      keys: 'Alt+Shift+ArrowUp / Alt+Shift+ArrowDown',
      does: 'Puts it before or after its neighbour.',
      story: 'tree-move Reordering',
    },
    { keys: 'Escape', does: 'Gives up what was cut.', story: 'tree-move RefusedMove' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Localisations, tree view, Lyon Part-Dieu, expanded, level 1, 1 of 3”',
      story: 'Default',
    },
    { when: 'A box', says: '“partially checked”', story: 'tree-selection ThreeState' },
    {
      when: 'A branch has failed',
      says: 'The error, as an item, with the way to try again',
      story: 'tree-lazy FailingBranch',
    },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`itemMenu` is `rowMenu`, `onItemAction` `onRowAction`, `initialPlace` `defaultPlace`.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

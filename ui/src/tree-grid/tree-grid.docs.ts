import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { TreeGridProps } from './tree-grid-props.ts'

export const docs: ComponentDocs<TreeGridProps<object>> = {
  name: 'tree-grid',
  since: '0.1.0',
  anatomy: {
    story: 'MultipleWithMenu',
    height: 420,
    parts: [
      { name: 'Tree-grid', find: '[role=treegrid]', what: 'Named. Only rows in sight are drawn.' },
      { name: 'Heading', find: '[role=columnheader]', what: 'Sorts siblings; its edge resizes.' },
      { name: 'Item', find: '[role=row][aria-level]', what: 'A row of cells, as deep as its level.' },
      { name: 'Tree cell', find: '[role=gridcell][data-tree]', what: 'The first column: the tree’s own.' },
      { name: 'Cell', find: '[role=gridcell][aria-colindex="2"]', what: 'What a column shows of the item.' },
      { name: 'Menu', find: '[role=gridcell] button[data-menu]', what: 'What can be done with the item.' },
    ],
  },
  states: [
    { name: 'Ready', story: 'Default' },
    { name: 'Sorted', what: 'Siblings among themselves.', prop: 'sort', story: 'Headings' },
    { name: 'Several, with a menu', prop: 'selectionMode', story: 'MultipleWithMenu' },
    { name: 'Boxes', what: 'With three states.', prop: 'selectionMode', story: 'ThreeState' },
    {
      name: 'Flat rows',
      what: 'Rows that name their parents, with links and rows no longer in use.',
      prop: 'rowState',
      story: 'tree-rows FlatRows',
    },
    { name: 'Empty', prop: 'empty', story: 'Empty' },
    { name: 'Loading', prop: 'state', story: 'Loading' },
    { name: 'Right to left', what: 'The arrows turn.', story: 'RightToLeft' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the row it was left on.', story: 'Default' },
    { keys: 'ArrowDown', does: 'Goes to the row, or the cell, below.', story: 'Default' },
    {
      keys: 'ArrowRight',
      does: 'Opens; on an open row goes into its first cell, then from cell to cell.',
      story: 'Default',
    },
    { keys: 'ArrowLeft', does: 'Goes from cell to cell, to the row, and out to its branch.', story: 'Default' },
    { keys: 'Home / End', does: 'Goes to the first or last row; on a cell to the ends of its row.', story: 'Default' },
    { keys: 'Enter', does: 'Opens the item.', story: 'Default' },
    { keys: 'Space', does: 'Checks.', story: 'ThreeState' },
    { keys: 'Shift+ArrowDown', does: 'Extends the selection.', story: 'MultipleWithMenu' },
    { keys: 'Ctrl+a', does: 'Selects all, or none.', story: 'MultipleWithMenu' },
    { keys: 'Shift+F10', does: 'Opens the item’s menu.', story: 'MultipleWithMenu' },
    { keys: 'ArrowUp', does: 'From the first row: to the headings.', story: 'Headings', where: 'headings' },
    {
      keys: 'Enter / Shift+Enter',
      does: 'Sorts siblings by the column; with Shift after the others.',
      story: 'Headings',
      where: 'headings',
    },
    {
      keys: 'Shift+ArrowRight / Shift+ArrowLeft',
      does: 'Makes the column wider or narrower.',
      story: 'Headings',
      where: 'headings',
    },
    { keys: 'Shift+F10', does: 'Opens the column’s menu.', story: 'Headings', where: 'headings' },
  ],
  speech: [
    {
      when: 'The focus comes to it',
      says: '“Localisations, tree grid, Lyon Part-Dieu, collapsed, level 1, row 2 of 5”',
      story: 'Default',
    },
    { when: 'Rows are sorted', says: '“Sorted by Localisation, ascending”', story: 'Headings' },
  ],
  changelog: [
    {
      version: '0.3.0',
      date: '2026-11-25',
      what: '`itemMenu` is `rowMenu`, `onItemAction` `onRowAction`, `initialPlace` `defaultPlace`, `descending` `isDescending`.',
    },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { MatrixProps } from './matrix-props.ts'

export const docs: ComponentDocs<MatrixProps> = {
  name: 'matrix',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 330,
    parts: [
      { name: 'Grid', find: '[role=grid]', what: 'Named; one stop of the Tab key.' },
      { name: 'Column heading', find: '[role=grid] thead th + th', what: 'Sets the whole column.' },
      { name: 'Row heading', find: '[role=grid] tbody th', what: 'Sets the whole row, or the branch it heads.' },
      { name: 'Cell', find: '[role=gridcell]', what: 'What is chosen there.' },
    ],
  },
  states: [
    { name: 'Choices', prop: 'choices', story: 'Default' },
    { name: 'Changed', what: 'A corner marks what is not saved.', prop: 'isChanged', story: 'Changed' },
    { name: 'Locked', what: 'Cells nobody may change.', prop: 'isLocked', story: 'Locked' },
    {
      name: 'Noted',
      what: 'A few words under what is chosen: why it is locked, what it lacks.',
      prop: 'noteAt',
      story: 'Noted',
    },
    { name: 'Read-only', prop: 'onValueChange', story: 'ReadOnly' },
    { name: 'Two choices', what: 'A press changes to the other.', prop: 'choices', story: 'TwoChoices' },
  ],
  keyboard: [
    { keys: 'ArrowDown', does: 'Goes to the row below.', story: 'Keyboard' },
    { keys: 'ArrowUp', does: 'Goes to the row above, and to the column’s heading.', story: 'Keyboard' },
    { keys: 'ArrowRight', does: 'Goes to the next column.', story: 'Keyboard' },
    { keys: 'ArrowLeft', does: 'Goes to the column before, and to the row’s heading.', story: 'Keyboard' },
    { keys: 'Home', does: 'Goes to the row’s heading.', story: 'Keyboard' },
    { keys: 'End', does: 'Goes to the last column.', story: 'Keyboard' },
    { keys: 'Ctrl+Home', does: 'Goes to the first cell.', story: 'Keyboard' },
    { keys: 'Ctrl+End', does: 'Goes to the last cell.', story: 'Keyboard' },
    { keys: 'Enter / Space', does: 'Opens the choices; of two, takes the other.', story: 'Keyboard' },
    {
      keys: 'Letters',
      does: 'Takes the choice that begins so, for the whole row, branch or column on a heading.',
      story: 'Keyboard',
    },
  ],
  speech: [
    {
      when: 'The focus comes to a cell',
      says: '“Modifier, Agent, Lecture, row 3, column 3”; “, modifié” after what is not saved',
      story: 'Changed',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: 'The `text` of choices is `label`.' },
    { version: '0.1.0', date: '2026-11-22', what: 'First version.' },
  ],
}

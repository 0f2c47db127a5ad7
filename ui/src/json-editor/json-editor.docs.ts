import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { JsonEditorProps } from './json-editor.tsx'

export const docs: ComponentDocs<JsonEditorProps> = {
  name: 'json-editor',
  since: '0.1.0',
  anatomy: {
    story: 'Filled',
    height: 320,
    parts: [
      { name: 'Label', find: '.ronde-story label', what: 'Names the field.' },
      {
        name: 'Line numbers',
        find: '.ronde-story textarea',
        what: 'Beside the text; the line of the mistake is marked.',
      },
      { name: 'Lay out', find: '.ronde-story button', what: 'Lays the text out; undo takes it back.' },
    ],
  },
  states: [
    { name: 'In use', what: 'The first mistake is said in its place.', story: 'Default' },
    { name: 'Right', what: 'It says so.', story: 'Filled' },
    { name: 'Mistaken', story: 'Mistaken' },
    { name: 'Long', what: 'Scrolls; its height is given in lines.', prop: 'rows', story: 'Long' },
    {
      name: 'Read only',
      what: 'Takes the focus and can be copied, not changed.',
      prop: 'isReadOnly',
      story: 'ReadOnly',
      height: 100,
    },
    { name: 'Disabled', what: 'Takes no focus and is not sent.', prop: 'isDisabled', story: 'Disabled', height: 100 },
    {
      name: 'In a form',
      what: 'Value, error and required mark come from the form by its name.',
      prop: 'name',
      story: 'InAForm',
      height: 200,
    },
  ],
  keyboard: [
    { keys: 'Alt+Shift+F', does: 'Lays the text out.', story: 'Default' },
    { keys: 'Tab', does: 'Goes on; it is never caught.', story: 'Default' },
    { keys: 'Shift+Tab', does: 'Goes back.', story: 'Default' },
    { keys: 'Enter', does: 'On the button, lays the text out; the focus goes back to it.', story: 'Default' },
  ],
  speech: [
    { when: 'The focus comes to it', says: '“Données étendues, edit, multi-line”', story: 'Default' },
    {
      when: 'There is a mistake',
      says: '“Ligne 3, colonne 1 : virgule en trop”, as a status, and “invalid entry”',
      story: 'Default',
    },
  ],
  changelog: [
    { version: '0.3.0', date: '2026-11-25', what: '`defaultValue`.' },
    { version: '0.1.0', date: '2026-11-20', what: 'First version.' },
  ],
}

import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { IconProps } from './icon.tsx'

export const docs: ComponentDocs<IconProps> = {
  name: 'icon',
  since: '0.1.0',
  anatomy: {
    story: 'Labelled',
    height: 72,
    parts: [
      { name: 'Frame', find: '.ronde-story [role=img]', what: '12, 16, 20 or 24 px; takes the colour of the text.' },
      { name: 'Drawing', find: '.ronde-story svg', what: 'A line of even width.' },
    ],
  },
  states: [
    { name: 'Decoration', what: 'Beside a text; readers pass over it.', story: 'Decorative' },
    { name: 'With a label', what: 'Where no text says it.', prop: 'label', story: 'Labelled' },
    { name: 'Sizes', prop: 'size', story: 'Sizes' },
    { name: 'Unknown name', what: 'A neutral dot, for a name a server made up.', prop: 'name', story: 'UnknownName' },
  ],
  keyboard: [],
  speech: [
    { when: 'It has a label', says: '“Verrouillé, image”', story: 'Labelled' },
    { when: 'It has none', says: 'Nothing', story: 'Decorative' },
  ],
  changelog: [{ version: '0.1.0', date: '2026-11-20', what: 'First version.' }],
}

import { quoted } from './edits.ts'

/** The data of a component's page: parts, states, keys, speech, status. */
export const docsData = (
  name: string,
  own: string,
  label: string,
): string => `import type { ComponentDocs } from '../../../.storybook/docs/component-docs.ts'
import type { ${own}Props } from './${name}.tsx'

export const docs: ComponentDocs<${own}Props> = {
  name: '${name}',
  since: '0.1.0',
  anatomy: {
    story: 'Default',
    height: 80,
    parts: [
      { name: 'Group', find: '.ronde-story [role=group]', what: 'Named for screen readers.' },
      { name: 'Content', find: '.ronde-story [role=group] button', what: 'What belongs together.' },
    ],
  },
  states: [
    { name: 'Default', what: 'Named by the library.', story: 'Default' },
    { name: 'Own label', what: 'Named by the product, and small.', prop: 'label', story: 'OwnLabel' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the next thing in it.', story: 'Keyboard' }],
  speech: [{ when: 'The reader comes to it', says: ${quoted(`“${label}, group”`)}, story: 'Default' }],
  changelog: [{ version: '0.1.0', date: '${new Date().toISOString().slice(0, 10)}', what: 'First version.' }],
}
`

/** A component's page: prose and rules; the rest is generated from its data. */
export const docsPage = (
  name: string,
  own: string,
  purpose: string,
): string => `import { Meta } from '@storybook/addon-docs/blocks'
import { Anatomy, Changelog, Do, DoDont, Dont, KeyboardTable, Playground, Props, Related, Speech, States, Status, StatusLine } from '../../../.storybook/blocks/index.ts'
import { docs } from './${name}.docs.ts'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${own}

<StatusLine docs={docs} />

<Playground docs={docs} />

${purpose}

## When to use it

- For buttons that act on the same thing.

## When not to

- For fields. A \`Form\` names and checks them.

## Anatomy

<Anatomy docs={docs} />

## States

<States docs={docs} stories={stories} />

## Do and don’t

<DoDont>
  <Do>Say what the group is of.</Do>
  <Dont>Don’t group what only happens to stand together.</Dont>
</DoDont>

## Keyboard

<KeyboardTable docs={docs} />

## What a screen reader says

<Speech docs={docs} />

## Props

<Props of={['${own}Props']} />

## Related

<Related docs={docs} />

## Status

<Status docs={docs} />

## Changelog

<Changelog docs={docs} />
`

import { ArgTypes } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { Markdown } from '@storybook/addon-docs/blocks'

/** The props, read from the types and their comments. */
export function Props({ of }: { of: ComponentType<never> }) {
  return (
    <>
      <ArgTypes of={of} />
      <Markdown>Rest props and `ref` go to the root element.</Markdown>
    </>
  )
}



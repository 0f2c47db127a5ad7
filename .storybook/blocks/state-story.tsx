import { Story, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { StoryFrame } from './story-frame.tsx'

/** A story as its file exports it. */
export type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>

interface Shown {
  playFunction?: unknown
  parameters: InlineParameters
}

interface InlineParameters {
  docs?: { story?: { inline?: boolean; height?: string } }
}

interface StateStoryProps {
  of: StoryExport
  /** In px. @default what the story says */
  height?: number
  /** In a page of its own, though it neither opens over the page nor is played. */
  isFramed?: boolean
}

/** A story in the page; in a frame when it is played, for only there it comes to what it shows, or when it opens over the page, for there it would cover the text. */
export function StateStory({ of, height: ownHeight, isFramed = false }: StateStoryProps) {
  const { story } = useOf(of, ['story'])
  const { parameters, playFunction } = story as Shown
  const { inline, height } = parameters.docs?.story ?? {}
  return isFramed || inline === false || playFunction !== undefined ? (
    <StoryFrame
      id={story.id}
      title={`${story.title}, ${story.name}`}
      height={ownHeight ?? height ?? (inline === false ? '320px' : undefined)}
    />
  ) : (
    <Story of={of} />
  )
}

/** A live story inside of a page of patterns, under its name. */
export function Example(props: StateStoryProps) {
  return (
    <div className="ronde-example-place">
      <div className="ronde-example-story">
        <StateStory {...props} />
      </div>
    </div>
  )
}

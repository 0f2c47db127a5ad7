import { Story, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { StoryFrame } from './story-frame.tsx'

/** A story as its file exports it. */
export type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>

interface InlineParameters {
  docs?: { story?: { inline?: boolean; height?: string } }
}

interface StateStoryProps {
  of: StoryExport
  /** In px. @default what the story says */
  height?: number
  /** In a page of its own and played there, though it does not open over the page. */
  isFramed?: boolean
}

/** A story in the page; in a frame when it opens over the page, for there it would cover the text. */
export function StateStory({ of, height: ownHeight, isFramed = false }: StateStoryProps) {
  const { story } = useOf(of, ['story'])
  const { inline, height = '320px' } = (story.parameters as InlineParameters).docs?.story ?? {}
  return isFramed || inline === false ? <StoryFrame id={story.id} title={`${story.title}, ${story.name}`} height={ownHeight ?? height} /> : <Story of={of} />
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

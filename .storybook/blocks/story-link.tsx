import { findStory, useStoryIndex } from '../docs/story-index.ts'

interface StoryLinkProps {
  folder: string
  story: string
}

/** Leads to a story of a component's folder; its bare name while the index is not there. */
export function StoryLink({ folder, story }: StoryLinkProps) {
  const entry = findStory(useStoryIndex(), folder, story)
  if (!entry) return <span>{story}</span>
  return (
    <a href={`./?path=/story/${entry.id}`} target="_top" title={`${entry.title} / ${entry.name}`}>
      {entry.name}
    </a>
  )
}

import type { ComponentDocs } from '../docs/component-docs.ts'
import { InlineText } from './inline-text.tsx'
import { StateStory } from './state-story.tsx'
import type { StoryExport } from './state-story.tsx'
import { StoryLink } from './story-link.tsx'

interface StatesProps {
  docs: ComponentDocs
  /** The story files that the states name, as modules. */
  stories: Readonly<Record<string, StoryExport>>
}

/** Every state, live. */
export function States({ docs, stories }: StatesProps) {
  return (
    <div className="ronde-states">
      {docs.states.map(({ name, what, prop, story, height }) => {
        const shown = stories[story.split(' ').at(-1) ?? '']
        return (
          <section key={name}>
            <div className="sb-unstyled ronde-state-text">
              <strong>{name}</strong>
              {prop && <code>{prop}</code>}
              {what && (
                <p>
                  <InlineText text={what} />
                </p>
              )}
              <StoryLink folder={docs.name} story={story} />
            </div>
            <div className="ronde-state-story">{shown ? <StateStory of={shown} height={height} /> : null}</div>
          </section>
        )
      })}
    </div>
  )
}

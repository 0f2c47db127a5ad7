import { useRef, useState } from 'react'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { seenPart } from '../docs/seen-part.ts'
import { findStory, useStoryIndex } from '../docs/story-index.ts'
import { InlineText } from './inline-text.tsx'
import { placeMarks } from './place-marks.ts'
import type { Mark } from './place-marks.ts'
import { StoryFrame } from './story-frame.tsx'

/** The component as it is, its parts numbered. */
export function Anatomy({ docs }: { docs: ComponentDocs }) {
  const { story, height = 200, parts } = docs.anatomy
  const entry = findStory(useStoryIndex(), docs.name, story)
  const frame = useRef<HTMLIFrameElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const mark = () => {
    const page = frame.current?.contentDocument
    const { clientWidth: width = 0, clientHeight: frameHeight = 0 } = frame.current ?? {}
    setMarks(
      placeMarks(
        parts.map(({ find }) => (page ? seenPart(page, find)?.getBoundingClientRect() : undefined)),
        { width, height: frameHeight },
      ),
    )
  }
  // What opens over the page may still be on its way to its place when the story has been played.
  const onPlayed = () => {
    mark()
    setTimeout(mark, 600)
  }
  return (
    <div className="sb-unstyled ronde-anatomy">
      <div className="ronde-anatomy-stage" style={{ minBlockSize: height }}>
        {entry && (
          <StoryFrame ref={frame} id={entry.id} title={`Parts of ${docs.name}`} height={height} onPlayed={onPlayed} />
        )}
        <div className="ronde-marks" aria-hidden>
          {marks.map(({ number, box, at }) => (
            <div key={number}>
              <i style={box} />
              <b style={at}>{number}</b>
            </div>
          ))}
        </div>
      </div>
      <ol>
        {parts.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}.</strong> <InlineText text={what} />
          </li>
        ))}
      </ol>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { ComponentDocs, Part } from '../docs/component-docs.ts'
import { findStory, useStoryIndex } from '../docs/story-index.ts'
import { placeMarks } from './place-marks.ts'
import type { Mark } from './place-marks.ts'

/** How long a story may take to be played, in ms. */
const patience = 15_000

/** Where the parts are in the story's page, once all are there, or as many as came. */
function useMarks(parts: readonly Part[]) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const from = performance.now()
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      const found = parts.map(({ find }) => page?.querySelector(find)?.getBoundingClientRect())
      const isOver = performance.now() - from > patience
      if (!isOver && found.some((box) => !box || box.width === 0)) return
      setMarks(placeMarks(found))
      // A surface may still be on its way to its place when its parts are there.
      if (isOver || performance.now() - from > patience / 2) clearInterval(timer)
    }, 400)
    return () => clearInterval(timer)
  }, [parts])
  return { frame, marks }
}

/** The component as it is, its parts numbered. */
export function Anatomy({ docs }: { docs: ComponentDocs }) {
  const { story, height = 200, parts } = docs.anatomy
  const entry = findStory(useStoryIndex(), docs.name, story)
  const { frame, marks } = useMarks(parts)
  const theme = document.documentElement.dataset.theme ?? 'light'
  return (
    <div className="sb-unstyled ronde-anatomy">
      <div className="ronde-anatomy-stage" style={{ blockSize: height }}>
        {entry && <iframe ref={frame} title={`Parts of ${docs.name}`} tabIndex={-1} src={`iframe.html?id=${entry.id}&viewMode=story&globals=theme:${theme}`} />}
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
          <li key={name}><strong>{name}.</strong> {what}</li>
        ))}
      </ol>
    </div>
  )
}

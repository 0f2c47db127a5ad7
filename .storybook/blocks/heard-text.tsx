import { useEffect, useState } from 'react'
import { readHeard } from '../hearing/heard-file.ts'
import type { HeardTexts } from '../hearing/heard-file.ts'

const files = import.meta.glob<string>('../heard/*.txt', { query: '?raw', import: 'default' })

/** What a virtual screen reader says of every story of a component, as it is kept in git; nothing where nothing is kept. */
export function HeardText({ component }: { component: string }) {
  const [texts, setTexts] = useState<HeardTexts>({})
  useEffect(() => {
    void files[`../heard/${component}.txt`]?.().then((file) => setTexts(readHeard(file)))
  }, [component])
  const stories = Object.entries(texts)
  if (stories.length === 0) return null
  return (
    <details className="ronde-heard">
      <summary>What a virtual screen reader says of {stories.length} stories, phrase by phrase</summary>
      <p>
        Each story as its play leaves it, in reading order. <code>fr</code> is said in French, <code>en</code> in
        English, <code>.</code> in both; <code>{'>'}</code> was announced by itself while it was played. Of many alike
        in a row the first are written down. <code>npm run heard</code> tells what is said otherwise.
      </p>
      {stories.map(([id, text]) => (
        <details key={id}>
          <summary>{id}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
          <pre tabIndex={0} aria-label={id} role="group">
            {text}
          </pre>
        </details>
      ))}
    </details>
  )
}

import type { ComponentDocs, KeyRow } from '../docs/component-docs.ts'
import { InlineText } from './inline-text.tsx'
import { StoryLink } from './story-link.tsx'

/** One row's keys, each on a cap. */
export function Keys({ keys }: Pick<KeyRow, 'keys'>) {
  return (
    <>
      {keys.split(' / ').map((chord, at) => (
        <span key={chord} className="ronde-chord">
          {at > 0 && <i>or</i>}
          {chord.split('+').map((key) => (
            <kbd key={key}>
              {key
                .replace('Arrow', '')
                .replace(
                  /^(Up|Down|Left|Right)$/,
                  (side) => ({ Up: '↑', Down: '↓', Left: '←', Right: '→' })[side] ?? side,
                )}
            </kbd>
          ))}
        </span>
      ))}
    </>
  )
}

/** What each key does, with the story that presses it. */
export function KeyboardTable({ docs }: { docs: ComponentDocs }) {
  if (docs.keyboard.length === 0) return <p>It takes no focus and no keys. What stands in it keeps its own.</p>
  const hasPlaces = docs.keyboard.some(({ where }) => where)
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {hasPlaces && <th scope="col">Where</th>}
            <th scope="col">What it does</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <tbody>
          {docs.keyboard.map(({ keys, where, does, story }) => (
            <tr key={`${keys} ${where ?? ''} ${does}`}>
              <td>
                <Keys keys={keys} />
              </td>
              {hasPlaces && <td>{where}</td>}
              <td>
                <InlineText text={does} />
              </td>
              <td>
                <StoryLink folder={docs.name} story={story} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

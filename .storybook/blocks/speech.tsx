import type { ComponentDocs } from '../docs/component-docs.ts'
import { useStanding } from '../docs/use-standing.ts'
import { HeardText } from './heard-text.tsx'
import { StoryLink } from './story-link.tsx'

/** What a screen reader says, and which story holds the role, name or state it is made of. */
export function Speech({ docs }: { docs: ComponentDocs }) {
  const heard = useStanding(docs.name)?.approvals.heard
  return (
    <>
      <p>
        {heard?.length
          ? `Heard by people: ${heard.join(', ')}.`
          : 'Written from role, name and state, as the stories hold them. No person has listened to what it is now; each screen reader has its own order and words.'}
      </p>
      <div className="sb-unstyled ronde-table">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">It says</th>
              <th scope="col">Held by</th>
            </tr>
          </thead>
          <tbody>
            {docs.speech.map(({ when, says, story }) => (
              <tr key={`${when} ${says}`}>
                <td>{when}</td>
                <td className="ronde-says">{says}</td>
                <td>{story ? <StoryLink folder={docs.name} story={story} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HeardText component={docs.name} />
    </>
  )
}

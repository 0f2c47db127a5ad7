import { useEffect, useState } from 'react'
import { allDocs } from '../docs/all-docs.ts'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { reportFile } from '../docs/matrix-report.ts'
import type { MatrixReport, StoryResult } from '../docs/matrix-report.ts'
import { findStory, useStoryIndex } from '../docs/story-index.ts'
import type { IndexEntry } from '../docs/story-index.ts'
import { PageLink } from './component-list.tsx'
import { Verdict } from './verdict.tsx'

async function askReport(): Promise<MatrixReport | null> {
  const answer = await fetch(reportFile)
  // A server that is for working may answer what it does not have by a page.
  return answer.ok && answer.headers.get('content-type')?.includes('json')
    ? ((await answer.json()) as MatrixReport)
    : null
}

interface CellProps {
  /** Undefined where nothing was run. */
  results: readonly (boolean | undefined)[]
  /** The first that failed, or any. */
  story: string | undefined
  of: string
}

function Cell({ results, story, of }: CellProps) {
  if (results.length === 0) return <td>–</td>
  const passed = results.filter((result) => result === true).length
  const verdict = results.includes(false) ? 'failed' : results.includes(undefined) ? 'none' : 'passed'
  const text = <Verdict verdict={verdict} text={`${passed} of ${results.length}`} />
  return (
    <td>
      {story ? (
        <a href={`./?path=/story/${story}`} target="_top" title={of}>
          {text}
        </a>
      ) : (
        text
      )}
    </td>
  )
}

interface RowProps {
  docs: ComponentDocs
  entries: readonly IndexEntry[]
  byId: ReadonlyMap<string, StoryResult>
}

function Row({ docs, entries, byId }: RowProps) {
  const own = entries.filter((entry) => entry.type === 'story' && entry.importPath.includes(`ui/src/${docs.name}/`))
  const proofs = (stories: readonly (string | undefined)[]) =>
    stories.map((story) => {
      const entry = story ? findStory(entries, docs.name, story) : undefined
      return { id: entry?.id, isPassed: story ? entry && byId.get(entry.id)?.isPassed : undefined }
    })
  const cell = (all: readonly { id: string | undefined; isPassed: boolean | undefined }[], of: string) => (
    <Cell
      results={all.map(({ isPassed }) => isPassed)}
      story={(all.find(({ isPassed }) => isPassed === false) ?? all[0])?.id}
      of={of}
    />
  )
  return (
    <tr>
      <th scope="row">
        <PageLink docs={docs} />
      </th>
      {cell(
        own.map(({ id }) => ({ id, isPassed: byId.get(id)?.isOwnThemePassed })),
        'Stories checked by axe in their own theme',
      )}
      {cell(
        own.map(({ id }) => ({ id, isPassed: byId.get(id)?.isOtherThemePassed })),
        'Stories checked by axe in the other theme',
      )}
      {cell(proofs(docs.keyboard.map(({ story }) => story)), 'Lines of the keyboard table whose story passed')}
      {cell(
        proofs(docs.speech.filter(({ story }) => story).map(({ story }) => story)),
        'Lines of what a screen reader says whose story passed',
      )}
      <td>{docs.heard?.length ? docs.heard.map(({ with: reader }) => reader).join(', ') : 'nobody yet'}</td>
    </tr>
  )
}

/** Components by axe in both themes, keys and speech, as the last run of the stories found them. */
export function Matrix() {
  const entries = useStoryIndex()
  const [report, setReport] = useState<MatrixReport | null>()
  useEffect(() => {
    void askReport().then(setReport)
  }, [])
  if (report === undefined) return null
  if (report === null) {
    return (
      <p>
        There is no report yet. Run <code>npm run review</code>, then open this page again.
      </p>
    )
  }
  const byId = new Map(report.stories.map((result) => [result.id, result]))
  const times = report.stories.map(({ at }) => at).toSorted((one, other) => one.localeCompare(other))
  return (
    <>
      <p>
        {report.stories.length} stories of this Storybook, opened and played on{' '}
        {times.at(-1)?.slice(0, 16).replace('T', ' ')} UTC.
      </p>
      <div className="sb-unstyled ronde-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">axe, own theme</th>
              <th scope="col">axe, other theme</th>
              <th scope="col">Keys proven</th>
              <th scope="col">Speech held</th>
              <th scope="col">Heard by a person</th>
            </tr>
          </thead>
          <tbody>
            {allDocs.map((docs) => (
              <Row key={docs.name} docs={docs} entries={entries} byId={byId} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

import laterSizes from '../../ui/size-later.json' with { type: 'json' }
import sizes from '../../ui/size.json' with { type: 'json' }
import { Badge } from '../../ui/src/badge/index.ts'
import { approvalKinds, proofs } from '../docs/standing.ts'
import type { Status as StatusName } from '../docs/standing.ts'
import { useStanding } from '../docs/use-standing.ts'
import { InlineText } from './inline-text.tsx'
import { Verdict } from './verdict.tsx'
import type { ComponentDocs } from '../docs/component-docs.ts'

const tones = { draft: 'neutral', beta: 'info', stable: 'success' } as const

type Sizes = Readonly<Record<string, number>>

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** How far a component is, in a word, as the last run found it. */
export function StatusBadge({ status }: { status: StatusName }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}

/** The status in a word, the version it came with, and what it weighs. */
export function StatusLine({ docs }: { docs: ComponentDocs }) {
  const bytes = (sizes as Sizes)[docs.name]
  const standing = useStanding(docs.name)
  const later = (laterSizes as Sizes)[docs.name]
  return (
    <div className="sb-unstyled ronde-status-line">
      {standing && <StatusBadge status={standing.status} />}
      <span>since {docs.since}</span>
      {bytes && (
        <span>
          {kB(bytes)}, gzip, with all it brings beside React and its peers
          {later && `; ${kB(later)} more when what it opens is opened`}
        </span>
      )}
    </div>
  )
}

/** What was proven by the last run, what people said, and what has changed since. */
export function Status({ docs }: { docs: ComponentDocs }) {
  const standing = useStanding(docs.name)
  if (!standing) {
    return (
      <p>
        Not known here: <code>npm run review</code> finds it.
      </p>
    )
  }
  return (
    <>
      <ul className="sb-unstyled ronde-criteria">
        {proofs.map(({ id, about }) => {
          const count = standing.proofs[id]
          const isHeld = count && count.held === count.of
          return (
            <li key={id}>
              <Verdict
                verdict={count ? (isHeld ? 'passed' : 'failed') : 'none'}
                text={count ? `${count.held} of ${count.of}` : 'not asked'}
              />{' '}
              {about} {count && count.open.length > 0 && <small>{count.open.join(', ')}</small>}
            </li>
          )
        })}
        {approvalKinds.map(({ id, about, most }) => (
          <li key={id}>
            <Verdict
              verdict={standing.approvals[id].length >= most ? 'passed' : 'none'}
              text={`${standing.approvals[id].length} of ${most}`}
            />{' '}
            {about} <small>{standing.approvals[id].join(', ') || 'Nobody yet.'}</small>
          </li>
        ))}
      </ul>
      {standing.takenBack.map(({ approval, changed }) => (
        <p key={approval}>
          No longer holds: {approval}. Since then changed: {changed.join('; ')}.
        </p>
      ))}
    </>
  )
}

/** What changed, newest first. */
export function Changelog({ docs }: { docs: ComponentDocs }) {
  return (
    <div className="sb-unstyled ronde-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Date</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {docs.changelog.map(({ version, date, what }) => (
            <tr key={`${version} ${what}`}>
              <td>{version}</td>
              <td>{date}</td>
              <td>
                <InlineText text={what} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

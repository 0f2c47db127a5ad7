import laterSizes from '../../ui/size-later.json' with { type: 'json' }
import sizes from '../../ui/size.json' with { type: 'json' }
import { Badge } from '../../ui/src/badge/index.ts'
import { Icon } from '../../ui/src/icon/index.ts'
import { criteria } from '../docs/criteria.ts'
import { InlineText } from './inline-text.tsx'
import type { ComponentDocs, Status as StatusName } from '../docs/component-docs.ts'

const tones = { draft: 'neutral', beta: 'info', stable: 'success' } as const
const order: readonly StatusName[] = ['draft', 'beta', 'stable']

type Sizes = Readonly<Record<string, number>>

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The status in a word, the version it came with, and what it weighs. */
export function StatusLine({ docs }: { docs: ComponentDocs }) {
  const bytes = (sizes as Sizes)[docs.name]
  const later = (laterSizes as Sizes)[docs.name]
  return (
    <div className="sb-unstyled ronde-status-line">
      <Badge tone={tones[docs.status]}>{docs.status}</Badge>
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

/** Every criterion of every status, and which are met. */
export function Status({ docs }: { docs: ComponentDocs }) {
  return (
    <div className="sb-unstyled ronde-criteria">
      {order.map((status) => (
        <section key={status} data-current={docs.status === status || undefined}>
          <h3>
            <Badge tone={tones[status]}>{status}</Badge>
          </h3>
          <ul>
            {criteria
              .filter((criterion) => criterion.for === status)
              .map((criterion) => {
                const isMet = criterion.isMet(docs)
                return (
                  <li key={criterion.text} data-met={isMet || undefined}>
                    <Icon name={isMet ? 'circle-check' : 'square'} label={isMet ? 'Met' : 'Not met'} />
                    <span>
                      {criterion.text}{' '}
                      <small>
                        {
                          { test: 'Held by a test.', data: 'Read from this page’s data.', person: 'Told by a person.' }[
                            criterion.by
                          ]
                        }
                      </small>
                    </span>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </div>
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

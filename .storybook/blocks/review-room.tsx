import { allDocs } from '../docs/all-docs.ts'
import { approvalKinds, proofs } from '../docs/standing.ts'
import type { Count, Standing, Status } from '../docs/standing.ts'
import { useStandingReport } from '../docs/use-standing.ts'
import { PageLink } from './component-list.tsx'
import { StatusBadge } from './status.tsx'
import { Verdict } from './verdict.tsx'

const statuses: readonly Status[] = ['stable', 'beta', 'draft']

const isHeld = (count: Count | undefined): boolean => count !== undefined && count.held === count.of

function ProofCell({ count }: { count: Count | undefined }) {
  if (!count) return <td>not asked</td>
  if (count.of === 0) return <td>–</td>
  return (
    <td title={count.open.join(', ') || undefined}>
      <Verdict verdict={isHeld(count) ? 'passed' : 'failed'} text={`${count.held} of ${count.of}`} />
    </td>
  )
}

function Row({ standing }: { standing: Standing }) {
  const docs = allDocs.find(({ name }) => name === standing.name)
  return (
    <tr>
      <th scope="row">{docs ? <PageLink docs={docs} /> : standing.name}</th>
      <td>
        <StatusBadge status={standing.status} />
      </td>
      {proofs.map(({ id }) => (
        <ProofCell key={id} count={standing.proofs[id]} />
      ))}
      {approvalKinds.map(({ id, most }) => (
        <td key={id} title={standing.approvals[id].join(', ') || undefined}>
          {standing.approvals[id].length} of {most}
        </td>
      ))}
    </tr>
  )
}

/** How many components meet each criterion. */
function Sums({ components }: { components: readonly Standing[] }) {
  return (
    <tr>
      <th scope="row">All</th>
      <td>{components.length}</td>
      {proofs.map(({ id }) => (
        <td key={id}>{components.filter(({ proofs: found }) => isHeld(found[id])).length}</td>
      ))}
      {approvalKinds.map(({ id, most }) => (
        <td key={id}>{components.filter(({ approvals }) => approvals[id].length >= most).length}</td>
      ))}
    </tr>
  )
}

/** Components by criteria, as the last run found them. */
export function ReviewRoom() {
  const report = useStandingReport()
  if (report === undefined) return null
  if (report === null) {
    return (
      <p>
        There is no report yet. Run <code>npm run review</code>, then open this page again.
      </p>
    )
  }
  const { at, components } = report
  const takenBack = components.flatMap((one) => one.takenBack.map((taken) => ({ name: one.name, ...taken })))
  return (
    <>
      <p>
        Found on {at.slice(0, 16).replace('T', ' ')} UTC:{' '}
        {statuses.map((status) => `${components.filter((one) => one.status === status).length} ${status}`).join(', ')}.
      </p>
      <div className="sb-unstyled ronde-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              {[...proofs, ...approvalKinds].map(({ id, name, about }) => (
                <th key={`${id} ${name}`} scope="col" title={about}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Sums components={components} />
            {components.map((standing) => (
              <Row key={standing.name} standing={standing} />
            ))}
          </tbody>
        </table>
      </div>
      <h2>To be looked at again</h2>
      {takenBack.length === 0 && <p>No approval was taken back.</p>}
      <ul>
        {takenBack.map(({ name, approval, changed }) => (
          <li key={`${name} ${approval}`}>
            {name}, {approval}: {changed.join('; ')}
          </li>
        ))}
      </ul>
    </>
  )
}

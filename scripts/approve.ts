/**
 * `npm run approve -- button --as seen --by "Ada Martin"`: records that a person has looked at the current version of a component.
 * `--as heard --with "NVDA 2026.1, Firefox 150"`: has listened to it. Without a component: lists the status of each, and what to look at.
 */
import { parseArgs } from 'node:util'
import { acceptedHeard } from './heard/accepted-heard.ts'
import { acceptedLooks } from './looks/accepted-looks.ts'
import { entriesOf } from './review/entry.ts'
import { storybookFolder } from './review/run.ts'
import { type Approval, approve, nameOf } from './standing/approvals.ts'
import { fingerprintsOf } from './standing/fingerprints.ts'
import { readDocs } from './standing/read-docs.ts'
import { lastStanding, tellStanding } from './standing/report-standing.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, by: { type: 'string' }, with: { type: 'string' } },
})
const [component] = positionals
const docs = (await readDocs()).find(({ name }) => name === component)
const kind = values.as

if (!component) {
  const report = lastStanding()
  console.log(report ? tellStanding(report.components).join('\n') : 'Nothing has been reviewed yet: npm run review')
} else if (!docs || !values.by || (kind !== 'seen' && kind !== 'heard') || (kind === 'heard' && !values.with)) {
  console.error('npm run approve -- COMPONENT --as seen --by NAME, or --as heard --by NAME --with "READER, BROWSER"')
  process.exitCode = 1
} else {
  const fingerprints = fingerprintsOf(kind, {
    docs,
    stories: entriesOf(storybookFolder, [`ui/src/${component}/`])
      .filter(({ type }) => type === 'story')
      .map(({ id }) => id),
    looks: acceptedLooks()?.looks ?? {},
    heard: acceptedHeard()[component] ?? {},
  })
  const approval: Approval = {
    kind,
    date: new Date().toISOString().slice(0, 10),
    by: values.by,
    with: values.with,
    fingerprints,
  }
  approve(component, approval)
  console.log(`${component}: ${nameOf(approval)}, ${Object.keys(fingerprints).length} fingerprints`)
}

/** `npm run audit`: known vulnerabilities of the shipped packages (docs/operators/supply.md). */
import { spawnSync } from 'node:child_process'
import { type AuditReport, verdictOf } from './supply/audit.ts'
import { root } from './run.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', shell: true })

function reportIn(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport
  } catch {
    return {}
  }
}

const { code, lines } = verdictOf(reportIn(stdout))
console.log(lines.join('\n'))
process.exit(code)

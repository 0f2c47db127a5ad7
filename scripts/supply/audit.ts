/** The used part of `npm audit --json`. */
export interface AuditReport {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>
  /** Why there is no report. */
  message?: string
}

interface Verdict {
  /** 0: nothing blocks a release; 1: something does; 2: not known. */
  code: 0 | 1 | 2
  lines: string[]
}

/** Severities that block a release. */
const severe = ['high', 'critical']

/** Verdict on the audit of the shipped packages. Without a report from the registry it is not known. */
export function verdictOf({ vulnerabilities, message }: AuditReport): Verdict {
  if (vulnerabilities === undefined)
    return { code: 2, lines: [`The registry gives no report (${message ?? 'it says nothing'}): nothing is known.`] }
  const all = Object.values(vulnerabilities)
  const lines = all.map(
    ({ name, severity, range, fixAvailable }) =>
      `${severity}: ${name} ${range}, ${fixAvailable ? 'a later version mends it' : 'nothing mends it yet'}`,
  )
  const held = all.filter(({ severity }) => severe.includes(severity)).length
  return { code: held > 0 ? 1 : 0, lines: [...lines, `${all.length} known, ${held} of them hold a release back`] }
}

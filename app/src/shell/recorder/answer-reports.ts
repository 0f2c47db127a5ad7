import type { RecordedCall } from '../../base/recorded-call.ts'
import type { Config } from '../../config/config.ts'

/** Reports each operation and field whose answer is not as the contract says, once for as long as the page lives, and nothing of what it holds. A report that is lost is let go. */
export function answerReports({
  apiHost,
  answerReports: path,
  buildVersion,
}: Pick<Config, 'apiHost' | 'answerReports' | 'buildVersion'>): (call: RecordedCall) => void {
  const reported = new Set<string>()
  return ({ outcome, operation, field, request }) => {
    if (!path || outcome !== 'unreadable') return
    const what = `${operation} ${field}`
    if (reported.has(what)) return
    reported.add(what)
    void fetch(apiHost + path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation, field, request, console: buildVersion }),
    }).catch(() => {})
  }
}

import type { Config } from '../../config/config.ts'
import type { Recording } from './recorder.ts'

interface Surroundings {
  config: Pick<Config, 'buildVersion' | 'environment'>
  /** Version of the server; null while it is unknown. */
  version: string | null
  locale: string
  /** What the browser calls itself. */
  browser: string
  /** Size of the page in CSS px. */
  size: readonly [width: number, height: number]
  now: Date
}

/** The file to hand over: what was recorded, and in what surroundings. Nothing of it names a person or a record. */
export function reportOf(
  { calls, faults, slow }: Recording,
  { config, version, locale, browser, size, now }: Surroundings,
): string {
  const report = {
    taken: now.toISOString(),
    console: config.buildVersion,
    server: version,
    environment: config.environment,
    browser,
    window: size.join(' x '),
    language: locale,
    faults,
    slow,
    calls,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

import type { ServerOptions } from '../server.ts'

/** Keeps what a server under test logs from `level` on: `logger` is its option. */
export function testLog(level: 'trace' | 'info' | 'warn' | 'error') {
  let kept = ''
  const write = (line: string) => {
    kept += line
  }
  return {
    logger: { level, stream: { write } } satisfies ServerOptions['logger'],
    /** All of it, as it was written. */
    text: () => kept,
    /** Its lines, the oldest first. */
    lines: () =>
      kept
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    forget: () => {
      kept = ''
    },
  }
}

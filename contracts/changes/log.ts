import type { Change, Kind } from './compare.ts'

const titles: Readonly<Record<Kind, string>> = {
  breaking: 'Breaking: a server that kept the contract before may fail it now',
  'set-up': 'Set-up: states of the verification change, the server need not',
  harmless: 'Harmless',
}

/** An entry of a change log. */
export function changeLog(changes: readonly Change[], { from, to }: { from: string; to: string }): string {
  const sections = (['breaking', 'set-up', 'harmless'] as const).flatMap((kind) => {
    const found = changes.filter((change) => change.kind === kind)
    if (found.length === 0) return []
    const lines = [...Map.groupBy(found, ({ operation }) => operation)].map(([operation, of]) => {
      const told = of.map(
        ({ what, descriptions }) =>
          `  - ${what}${descriptions.length > 1 ? ` (${descriptions.length} interactions)` : ''}`,
      )
      return `- **${operation}**\n${told.join('\n')}`
    })
    return [`### ${titles[kind]}\n\n${lines.join('\n')}`]
  })
  return `## ${to}, since ${from}\n\n${sections.length > 0 ? sections.join('\n\n') : 'No change.'}\n`
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLibrary } from '../../.storybook/docs/props-of-types.ts'
import { entries, library, manifest, specifierOf } from './entries.ts'

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** A value as code; what is told in words stays words. */
const defaultOf = (written = ''): string => (written === '' || written.includes('`') ? written : `\`${written}\``)

/** Every entry with all that it exports: what it is, how it is called, and the members of each type, from the sources' own comments. */
function apiReference(): string {
  const { props, exports } = readLibrary(join(library, 'src'))
  const sections = entries
    .filter((entry) => entry !== 'index')
    .map((entry) => {
      const names = (exports[entry] ?? []).map(({ name, kind, what, signature }) => {
        const members = kind === 'type' ? (props[name] ?? []) : []
        return [
          `### ${name}`,
          what,
          signature && `\`\`\`ts\n${signature}\n\`\`\``,
          members.length > 0 &&
            [
              '| | Type | Default | What |',
              '|-|-|-|-|',
              ...members.map(
                (one) =>
                  `| \`${one.name}\`${one.isRequired ? '' : '?'} | \`${cell(one.type)}\` | ${cell(defaultOf(one.default))} | ${cell(one.what)} |`,
              ),
            ].join('\n'),
        ]
          .filter(Boolean)
          .join('\n\n')
      })
      return [`## ${specifierOf(entry)}`, ...names].join('\n\n')
    })
  return `# ${manifest.name} ${manifest.version}\n\nAll that can be imported, made from the types and their comments. A \`?\` is what may be left out.\n\n${sections.join('\n\n')}\n`
}

/** Writes it into the package. */
export const writeApiReference = (): void => writeFileSync(join(library, 'dist/API.md'), apiReference())

import type { ComponentDocs } from '../docs/component-docs.ts'
import type { PropsByType } from '../docs/props-of-types.ts'

/** What is known of a component beside its prose. */
export interface KnownComponent {
  docs: ComponentDocs
  /** Name of the component, as it is imported. */
  component: string
  props: PropsByType
  /** What a virtual screen reader says of its stories, as it is kept. */
  heard?: string
}

const cell = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim()

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${'-|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code.trim()}\n\`\`\``

function propsTables(block: string, props: PropsByType): string {
  const names = [...block.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  return names
    .map((name) => {
      const rows = (props[name] ?? []).map((prop) => [
        `\`${prop.name}\`${prop.isRequired ? ', required' : ''}`,
        `\`${prop.type}\``,
        prop.default ? `\`${prop.default}\`` : '',
        prop.what,
      ])
      return `### ${name}\n\n${table(['Prop', 'Type', 'Default', 'What'], rows)}`
    })
    .join('\n\n')
}

/** What a block shows, as text. Unknown ones show what is alive, such as a story: nothing of them can be written. */
function blockText(name: string, block: string, known: KnownComponent | undefined): string {
  if (!known) return ''
  const { docs, component, props, heard } = known
  const blocks: Readonly<Record<string, () => string>> = {
    StatusLine: () => `Since ${docs.since}.`,
    Playground: () => fenced('tsx', `import { ${component} } from '@ronde/ui/${docs.name}'`),
    Anatomy: () => docs.anatomy.parts.map((part, at) => `${at + 1}. **${part.name}**: ${part.what}`).join('\n'),
    States: () =>
      docs.states
        .map(
          ({ name: state, prop, what = '' }) => `- **${state}**${prop ? ` (\`${prop}\`)` : ''}${what && `: ${what}`}`,
        )
        .join('\n'),
    KeyboardTable: () =>
      table(
        ['Key', 'Where', 'What it does'],
        docs.keyboard.map(({ keys, where = '', does }) => [keys, where, does]),
      ) || 'It takes no focus and no keys.',
    Speech: () =>
      [
        table(
          ['When', 'It says'],
          docs.speech.map(({ when, says }) => [when, says]),
        ),
        heard ? `What a virtual screen reader says of each story:\n\n${fenced('text', heard)}` : '',
      ].join('\n\n'),
    Props: () => propsTables(block, props),
    Status: () => 'Found by each run of the review; see the review room.',
    Changelog: () =>
      table(
        ['Version', 'Date', 'Change'],
        docs.changelog.map(({ version, date, what }) => [version, date, what]),
      ),
  }
  return blocks[name]?.() ?? ''
}

/** `<Do example={…}>Text</Do>` in words, with what is written in the example. */
const rules = (text: string): string =>
  text.replaceAll(/<(Do|Dont)\b([^]*?)<\/\1>/g, (_, kind: string, inside: string) => {
    const at = inside.startsWith('>') ? 0 : inside.lastIndexOf('}>') + 1
    const example = at > 0 ? inside.slice(inside.indexOf('{') + 1, at - 1) : ''
    const code = example.replace(/^<>/, '').replace(/<\/>$/, '')
    return `${kind === 'Do' ? '**Do.**' : '**Don’t.**'} ${inside.slice(at + 1).trim()}${code && `\n\n${fenced('tsx', code)}`}\n`
  })

/** A choice told as rows. */
const choices = (text: string): string =>
  text.replaceAll(/<Choices\n([^]*?)\n\/>/g, (_, inside: string) => {
    const lists = [...inside.matchAll(/\[((?:\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"),?)+)\s*\]/g)].map(([, list = '']) =>
      [...list.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"/g)].map(([, single, double]) =>
        (single ?? double ?? '').replaceAll(String.raw`\'`, "'"),
      ),
    )
    const [head = [], ...rows] = lists
    return table(head, rows)
  })

/** A page of documentation as Markdown: its prose as it is written, and what its blocks show. */
export function pageMarkdown(mdx: string, known?: KnownComponent): string {
  const prose = mdx
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^export [^]*?\n\}?\n/gm, '')
    .replaceAll(/^<\/?DoDont>\n?/gm, '')
  // Rules last: what their examples are written as is code, not a block.
  const shown = choices(prose).replaceAll(/^<(\w+)\b[^]*?\/>$/gm, (block: string, name: string) =>
    blockText(name, block, known),
  )
  return `${rules(shown)
    .replaceAll(/^ +(?=\*\*Do)/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

import { diffArrays } from 'diff'
import type { Heard } from './heard.ts'
import { spokenLines } from './spoken-lines.ts'

/** What is written down of a component: a text for each of its stories, by the story's id. */
export type HeardTexts = Readonly<Record<string, string>>

const marked = (mark: string, lines: readonly string[]): string[] => lines.map((line) => `${mark} ${line}`)

/** As long as a list of messages may be: what is typed may be counted letter by letter. */
const mostMessages = 20

/** What both languages say alike stands once, behind a dot; what they say differently behind their names. */
function inBoth({ fr, en }: Heard): string[] {
  return diffArrays(spokenLines(fr), spokenLines(en)).flatMap(({ value, added, removed }) =>
    marked(added ? 'en' : removed ? 'fr' : ' .', value),
  )
}

/** What was heard of a story, as it is written down. */
export function heardText(heard: Heard): string {
  const live = heard.live.slice(0, mostMessages)
  const more = heard.live.length - live.length
  return [...inBoth(heard), ...marked(' >', [...live, ...(more > 0 ? [`… and ${more} more messages`] : [])])].join('\n')
}

const title = '## '

const head = `# What a virtual screen reader says of each story once it has been played: in French and English alike ( .), in French (fr),
# in English (en); and what was announced meanwhile ( >). Written by npm run heard -- --accept.
`

/** The file of a component. */
export const writeHeard = (texts: HeardTexts): string =>
  `${head}${Object.entries(texts)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([id, text]) => `\n${title}${id}\n${text}\n`)
    .join('')}`

/** What the file of a component says. */
export function readHeard(file: string): HeardTexts {
  const [, ...parts] = `\n${file}`.split(`\n${title}`)
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('\n')
      return [part.slice(0, at), part.slice(at + 1).replace(/\n+$/, '')]
    }),
  )
}

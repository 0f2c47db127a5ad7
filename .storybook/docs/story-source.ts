import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A story as it is written. */
export interface StorySource {
  file: string
  name: string
  source: string
}

const starts = /^export const (\w+) = meta\.story\(/gm

/** The text from an opening bracket to the one that closes it; brackets in texts are few enough to balance there too. */
function balanced(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1
    if (')]}'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

/** The stories of a component's folder, in all of its `*.stories.tsx`; those of the file that is called as the folder come first. */
export function storiesIn(folder: string): StorySource[] {
  const own = `${basename(folder)}.stories.tsx`
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return [...text.matchAll(starts)].map((match) => ({
        file: name.replace('.stories.tsx', ''),
        name: match[1] ?? '',
        source: balanced(text, match.index + match[0].length - 1),
      }))
    })
}

/** The story a row names, see `KeyRow.story`. */
export function namedStory(stories: readonly StorySource[], story: string): StorySource | undefined {
  const [name, file] = story.split(' ').toReversed()
  return stories.find((one) => one.name === name && (!file || one.file === file))
}

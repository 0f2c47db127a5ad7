/** Comments beside an endpoint's declaration, by where they stand. */
export interface Notes {
  /** What the service is, said above its export. */
  service: string
  /** By operation: what is said of its input, its value, or of all of it. */
  operations: Record<string, string[]>
  /** By field's name: what is said above it in a record. */
  fields: Record<string, string>
}

const comment = /\/\*\*\s*((?:[^*]|\*(?!\/))*?)\s*\*\/\s*(?:export )?(?:const |type )?(\w+)/g
const text = (raw: string) => raw.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()

/** Where the operations of a service are declared: what is said above, and each with what is said above and within it. */
const declared = /(?:\/\*\*(?<service>[^\n]*)\*\/\n)?export const \w+ = service\(.*/s
const operation =
  /^(?: {2}\/\*\*[^\n]*\*\/\n)* {2}(?<name>\w+): (?:GET|POST|PUT|DELETE)\(.*?(?=\n {2}(?:\/\*\*|\w+: )|\n\}\))/gms

const commentsIn = (source: string): [name: string, said: string][] =>
  [...source.matchAll(comment)].map(([, raw = '', name = '']) => [name, text(raw)])

/** Reads the comments of an `endpoints.ts`, or of what such files share. */
export function notesIn(source: string): Notes {
  const calls = declared.exec(source)
  const notes: Notes = { service: text(calls?.groups?.service ?? ''), operations: {}, fields: {} }
  for (const [name, said] of commentsIn(source.slice(0, calls?.index))) notes.fields[name] ??= said
  for (const { 0: call, groups: { name: called = '' } = {} } of (calls?.[0] ?? '').matchAll(operation)) {
    const said = commentsIn(call).map(([name, one]) =>
      name === called || /^(input|value)$/.test(name) ? one : `\`${name}\`: ${one}`,
    )
    if (said.length > 0) notes.operations[called] = said
  }
  return notes
}

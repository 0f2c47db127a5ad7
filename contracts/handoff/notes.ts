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

/** Reads the comments of an `endpoints.ts`. */
export function notesIn(source: string): Notes {
  const notes: Notes = { service: '', operations: {}, fields: {} }
  for (const chunk of source.split(/(?<!\*\/\n)^(?=(?:\/\*\*[^\n]*\*\/\n)?(?:export )?const )/m)) {
    const operation = /^const (\w+) = endpoint\(/.exec(chunk.replace(/^\/\*\*[^\n]*\*\/\n/, ''))?.[1]
    for (const [, raw = '', name = ''] of chunk.matchAll(comment)) {
      const said = text(raw)
      if (operation) (notes.operations[operation] ??= []).push(/^(input|value|operation)$/.test(name) ? said : `\`${name}\`: ${said}`)
      else if (new RegExp(`export const ${name} = \\{ ?[\\s\\w,]+\\}`).test(chunk) && /^[A-Z]/.test(name)) notes.service = said
      else notes.fields[name] ??= said
    }
  }
  return notes
}

interface Format {
  /** Matches the names of fields with this format. */
  named: RegExp
  /** Formats that their value may have. */
  forms: readonly RegExp[]
}

const uuid = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/
const date = /^\d{4}-\d{2}-\d{2}$/
/** ISO 8601 UTC. */
export const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
/** A token: three parts in base64url, of any length. */
const token = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Names on the wire tell the format (docs/specification/rules.md#values): `…Guid` UUIDs, `dt…` instants, or dates where no hour counts. */
const formats: readonly Format[] = [
  { named: /Guid$/, forms: [uuid] },
  { named: /^[dD]t[A-Z]|At$|^lastUpdate$/, forms: [instant, date] },
  { named: /^token$/, forms: [token] },
]

/** The format of a text field, if its name implies one. Throws when the example does not have it. */
export function formatOf(field: string, example: string): RegExp | undefined {
  const format = formats.find(({ named }) => named.test(field))
  if (!format) return undefined
  const form = format.forms.find((pattern) => pattern.test(example))
  if (!form) throw new Error(`${field}: “${example}” has not the form its name promises`)
  return form
}

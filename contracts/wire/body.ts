/** The entries of an input without null and undefined, which are not sent. */
export const given = (input: unknown): [name: string, value: unknown][] =>
  Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A multipart form: files as they are, lists with one part per item, the rest as text. */
export function formOf(fields: readonly (readonly [name: string, value: unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one instanceof File) form.append(name, one, one.name)
      else form.append(name, asText(one))
    }
  }
  return form
}

/** The name a file is sent under (RFC 6266): the encoded one before the plain one. */
function nameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  try {
    if (encoded) return decodeURIComponent(encoded.trim())
  } catch {
    // Wrongly encoded: the plain name is used.
  }
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? ''
}

/** A downloaded file under the name the server gives it, without any path. */
export function fileFrom(data: ArrayBuffer, headers: Readonly<Record<string, unknown>>): File {
  const [type, disposition] = [headers['content-type'], headers['content-disposition']].map((header) =>
    typeof header === 'string' ? header : '',
  )
  const name =
    nameIn(disposition ?? '')
      .split(/[\\/]/)
      .at(-1) || 'document'
  return new File([data], name, { type: (type ?? '').split(';', 1)[0] ?? '' })
}

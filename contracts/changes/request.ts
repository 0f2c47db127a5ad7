import type { Interaction } from '../pacts/pact.ts'

/** Places of a request with the type of what is sent there: `query idAgence`, `header Idempotency-Key`, `$.lbAgence`. */
export async function sentOf({ request }: Interaction): Promise<Map<string, { type: string; value: string }>> {
  const found = new Map<string, { type: string; value: string }>()
  const put = (
    place: string,
    value: unknown,
    type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value,
  ) => found.set(place, { type, value: JSON.stringify(value) })
  for (const [name, values] of Object.entries(request.query ?? {}))
    put(`query ${name}`, values, values.length > 1 ? 'list' : 'text')
  for (const [name, values] of Object.entries(request.headers ?? {}))
    if (name !== 'Content-Type') put(`header ${name}`, values, 'text')

  const walk = (value: unknown, path: string): void => {
    if (path !== '$')
      put(
        path,
        typeof value === 'object' ? null : value,
        value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value,
      )
    if (Array.isArray(value)) value.slice(0, 1).forEach((one: unknown) => walk(one, `${path}[]`))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`)
  }
  const { body } = request
  if (body?.contentType.startsWith('multipart/')) {
    const form = await new Response(Uint8Array.from(Buffer.from(String(body.content), 'base64')), {
      headers: { 'Content-Type': body.contentType },
    }).formData()
    for (const [name, part] of form)
      put(
        `part ${name}`,
        part instanceof File ? [part.name, await part.text()] : part,
        part instanceof File ? 'file' : 'text',
      )
  } else if (body) {
    put('body', null, 'json')
    walk(body.content, '$')
  }
  return found
}

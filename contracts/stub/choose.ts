import { isDeepStrictEqual } from 'node:util'
import type { Content, Interaction } from '../pacts/pact.ts'

/** What was asked, as far as an interaction can tell. */
export interface Asked {
  method: string
  path: string
  /** Every value of every name. */
  query: Readonly<Record<string, readonly string[]>>
  hasToken: boolean
  contentType: string
  body: Buffer
  /** A part of the description of the interaction that is wanted (`X-Pact-Description`). */
  wanted?: string | undefined
}

export interface Chosen {
  interaction: Interaction
  /** Whether query and body are those of the interaction. */
  isExact: boolean
}

const isSuccess = ({ response }: Interaction) =>
  response.status < 400 && (response.body?.content as { hasErrors?: boolean } | undefined)?.hasErrors !== true

/** Parts of a form by name, a file by its name and text: two forms are parted differently. */
async function partsOf(bytes: Buffer, contentType: string): Promise<unknown> {
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': contentType } }).formData()
  return Promise.all(
    [...form].map(async ([name, part]) => [name, part instanceof File ? [part.name, await part.text()] : part]),
  )
}

const bytesOf = ({ content, encoded }: Content): Buffer =>
  encoded === 'base64' ? Buffer.from(String(content), 'base64') : Buffer.from(JSON.stringify(content))

async function sameBody(asked: Asked, body: Content | undefined): Promise<boolean> {
  if (!body || asked.body.length === 0) return !body && asked.body.length === 0
  const isForm = body.contentType.startsWith('multipart/')
  if (isForm !== asked.contentType.startsWith('multipart/')) return false
  try {
    if (isForm)
      return isDeepStrictEqual(
        await partsOf(asked.body, asked.contentType),
        await partsOf(bytesOf(body), body.contentType),
      )
    return isDeepStrictEqual(JSON.parse(asked.body.toString()), JSON.parse(bytesOf(body).toString()))
  } catch {
    return false
  }
}

/** Statuses that depend on state, not on the request: answered only when asked for. */
const isForItsState = ({ response: { status } }: Interaction) => [401, 403, 409, 429, 503].includes(status)

const rank = (interaction: Interaction) => (isSuccess(interaction) ? 0 : 1)

/**
 * The interaction whose answer fits: that of the same query and body, one that went well before a refusal; else one of the same
 * operation that went well. Without a token, where one is needed, the 401. Null when the pact has no such operation.
 */
export async function choose(interactions: readonly Interaction[], asked: Asked): Promise<Chosen | null> {
  const ofOperation = interactions.filter(
    ({ request }) => request.path === asked.path && request.method === asked.method,
  )
  const { wanted } = asked
  if (wanted !== undefined) {
    const named = ofOperation.find(({ description }) => description.includes(wanted))
    return named ? { interaction: named, isExact: false } : null
  }
  const isOpen = ofOperation.some(
    (interaction) => isSuccess(interaction) && interaction.request.headers?.Authorization === undefined,
  )
  const fitting = ofOperation.filter((interaction) =>
    asked.hasToken || isOpen ? !isForItsState(interaction) : interaction.response.status === 401,
  )
  const same = await Promise.all(
    fitting.map(
      async (interaction) =>
        isDeepStrictEqual(interaction.request.query ?? {}, asked.query) &&
        (await sameBody(asked, interaction.request.body)),
    ),
  )
  const inOrder = (some: readonly Interaction[]) => some.toSorted((one, other) => rank(one) - rank(other))
  const [exact] = inOrder(fitting.filter((_, index) => same[index]))
  if (exact) return { interaction: exact, isExact: true }
  const [first] = inOrder(fitting)
  return first ? { interaction: first, isExact: false } : null
}

import type { Interaction } from '../../pacts/pact.ts'
import type { Reference } from '../../provider/reference.ts'
import { faultOf } from './compare.ts'

const filled = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)\}/g, (_, name: string) => given[name] ?? '')

interface Generators {
  header?: Record<string, { expression: string }>
  body?: Record<string, { expression: string }>
}

/** The request of an interaction, with the values given by its states. */
function requestOf({ request }: Interaction, given: Readonly<Record<string, string>>) {
  const { header = {}, body = {} } = (request as { generators?: Generators }).generators ?? {}
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, values]) => [
      name.toLowerCase(),
      header[name] ? filled(header[name].expression, given) : values.join(', '),
    ]),
  )
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  )
  const { content, encoded } = request.body ?? {}
  const own = Object.fromEntries(
    Object.entries(body).map(([path, { expression }]) => [path.slice(2), filled(expression, given)]),
  )
  const payload =
    content === undefined
      ? undefined
      : encoded === 'base64'
        ? Buffer.from(content as string, 'base64')
        : JSON.stringify({ ...(content as object), ...own })
  return {
    method: request.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `${request.path}?${query}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  }
}

/** Runs one interaction on an empty database. Resolves to the difference from the expected answer; null when there is none. */
export async function replay(
  { server, setUps, setUp, empty }: Reference,
  interaction: Interaction,
): Promise<string | null> {
  await empty()
  const given: Record<string, string> = {}
  for (const { name, params } of interaction.providerStates ?? []) {
    const found = setUps.find(({ state }) => state === name)
    if (!found) throw new Error(`no set-up for the state “${name}”`)
    Object.assign(given, await setUp(found, params ?? {}))
  }
  const answer = await server.inject(requestOf(interaction, given))
  return faultOf(interaction, { status: answer.statusCode, headers: answer.headers, body: answer.body })
}

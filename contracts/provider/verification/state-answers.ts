import type { Answered } from './forward.ts'

/** The verifier's request for a state. */
export interface StateChange {
  action?: string
  state?: string
}

const nameOfState = (state = ''): string => (state === '' ? 'of no name (“”)' : `“${state}”`)

const beginningOf = (body: Buffer): string => {
  const text = body.toString().trim().replaceAll(/\s+/g, ' ')
  return text === '' ? 'nothing' : text.length > 160 ? `${text.slice(0, 160)}…` : text
}

function valuesIn(body: Buffer): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(body.toString())
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null
  } catch {
    return null
  }
}

/** The fault in a state endpoint's answer, as a readable message, or null. `gives`: names of the values that the state has to return. */
export function faultOfState(
  { action, state = '' }: StateChange,
  { status, body }: Answered,
  gives: readonly string[],
): string | null {
  const called = nameOfState(state)
  if (action !== 'setup')
    return status < 300 ? null : `the state ${called} was not taken down: ${status}, ${beginningOf(body)}`
  if (status === 404) return `the state ${called} is unknown to the server: its state endpoint answered 404`
  if (status >= 300)
    return `the state ${called} was not set up: the state endpoint answered ${status}, ${beginningOf(body)}`
  const values = valuesIn(body)
  if (!values)
    return `the state ${called} was answered by no JSON object: ${beginningOf(body)}. Answer {} where a state gives nothing`
  const missing = gives.filter((name) => typeof values[name] !== 'string' || values[name] === '')
  if (missing.length === 0) return null
  return `the state ${called} gave no ${missing.join(', ')}: its set-up answered ${beginningOf(body)}, and has to answer {${missing.map((name) => `"${name}": "…"`).join(', ')}}`
}

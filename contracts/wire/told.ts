type Named = Readonly<Record<string, unknown>>

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text in a value that should be a text: a text, a number, an object's field of one of `names`, or a list of these. */
function wordsIn(value: unknown, names: readonly string[]): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value
      .map((one) => wordsIn(one, names))
      .filter(Boolean)
      .join('\n')
  if (!isNamed(value)) return ''
  return names.map((name) => wordsIn(value[name], [])).find(Boolean) ?? ''
}

const ofMessage = ['message', 'Message', 'text']
const ofException = ['Message', 'message']

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function severityIn(value: unknown, otherwise: number): number {
  const type = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof type === 'number' && Number.isFinite(type) ? type : otherwise
}

/** `eventType` of a message without one. */
const success = 1
const refusal = 4

function messageIn(item: unknown, hasErrors: boolean): object | null {
  const named = isNamed(item) ? item : { message: item }
  const message = wordsIn(named, ofMessage)
  const exception = wordsIn(named['exception'], ofException)
  if (message === '' && exception === '') return null
  return {
    message,
    eventType: severityIn(named['eventType'], hasErrors ? refusal : success),
    exception: exception === '' ? null : { Message: exception },
    ...('code' in named ? { code: asText(named['code']) } : {}),
    ...('field' in named ? { field: asText(named['field']) } : {}),
    ...('since' in named ? { since: asText(named['since']) } : {}),
  }
}

/** A valid message list from a malformed one: readable messages are kept even if others are not readable. */
export const toldIn = (list: unknown, hasErrors: boolean): object[] =>
  (Array.isArray(list) ? list : [list]).flatMap((item) => messageIn(item, hasErrors) ?? [])

/** An answer with a valid message list. */
export const withTold = (answer: unknown): unknown =>
  isNamed(answer) && 'msgList' in answer
    ? { ...answer, msgList: toldIn(answer['msgList'], answer['hasErrors'] === true || answer['isSuccess'] === false) }
    : answer

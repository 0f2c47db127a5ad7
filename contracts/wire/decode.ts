import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { type Envelope, envelope, type Message, message } from './envelope.ts'
import { CallFailure } from './failure.ts'
import type { Parsed } from './parse-worker.ts'
import { rowSchema } from './schema.ts'
import { toldIn, withTold } from './told.ts'

// Compiled checks need eval, which the console's content security policy refuses.
z.config({ jitless: true })

/** Size in bytes from which an answer is parsed in a worker, where workers exist. */
const workerFrom = 500_000

const unreadable = (detail: string) => new CallFailure('unreadable', { detail })

/** Checks a value against a schema, and drops fields that the schema does not name. Throws `unreadable`. */
export function check<T>(schema: Schema<T>, value: unknown, name: string): T {
  const checked = z.safeParse(schema, value)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw unreadable(`${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

function decodeHere(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw unreadable('not JSON')
  }
}

function decodeInWorker(body: ArrayBuffer, row: Schema<unknown>, name: string): Promise<Envelope> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
  const rows: unknown[] = []
  let head: Envelope | undefined
  return new Promise<Envelope>((resolve, reject) => {
    worker.addEventListener('error', () => reject(unreadable('worker')))
    worker.addEventListener('message', ({ data }: MessageEvent<Parsed>) => {
      try {
        if (data.failed) throw unreadable('not JSON')
        if (data.envelope !== undefined) head = check(envelope, withTold(data.envelope), name)
        for (const value of data.rows ?? []) rows.push(check(row, value, name))
        if (data.done && head) resolve(Array.isArray(head.value) ? { ...head, value: rows } : head)
      } catch (error) {
        reject(error instanceof Error ? error : unreadable(String(error)))
      }
    })
    worker.postMessage(body, [body])
  }).finally(() => worker.terminate())
}

/** Messages in the body of an answer of 400 or more; none when the body is not an envelope, such as a page. */
export function messagesOf(body: ArrayBuffer): readonly Message[] {
  try {
    const answer = decodeHere(body)
    const list = typeof answer === 'object' && answer !== null && 'msgList' in answer ? answer.msgList : []
    return toldIn(list, true).map((one) => check(message, one, 'msgList'))
  } catch {
    return []
  }
}

/** Decodes the bytes of an answer to its envelope, with the value checked by `schema`; a failed call has no value. Rejects with `unreadable`. */
export async function decode<T>(body: ArrayBuffer, schema: Schema<T>, name: string): Promise<Envelope & { value?: T }> {
  const row = rowSchema(schema)
  if (row && body.byteLength > workerFrom && typeof Worker === 'function') {
    return (await decodeInWorker(body, row, name)) as Envelope & { value?: T }
  }
  const read = check(envelope, withTold(decodeHere(body)), name)
  if (read.value === undefined || read.value === null || !read.isSuccess) return { ...read, value: undefined }
  return { ...read, value: check(schema, read.value, name) }
}

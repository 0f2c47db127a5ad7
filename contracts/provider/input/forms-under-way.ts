import type { FastifyReply, FastifyRequest } from 'fastify'
import { givenUp, HttpFailure } from '../messages/failure.ts'

/** Maximum bytes of all forms under way: they are in memory until they are processed. */
const mostInAll = 300_000_000
/** Maximum forms under way of one bearer. */
const mostOfOne = 4

interface Form {
  bearer: string
  bytes: number
  isProcessed: boolean
}

const underWay = new Map<FastifyRequest, Form>()

/** Number of forms that may be in memory. */
export const formsUnderWay = (): number => underWay.size

/** Counts a form before its body is read, as long as it may be in memory. Throws 503 when too many are under way. */
export function countForm(request: FastifyRequest, { raw }: FastifyReply, most: number): void {
  // Its sender left while the token was checked: its end was told before anybody listened.
  if (raw.closed) throw givenUp()
  const bearer = request.caller?.subject ?? request.ip
  // No more than `most` is kept in memory, whatever the declared length; without one, as much as `most`.
  const bytes = Math.min(Number(request.headers['content-length'] ?? most), most)
  const others = [...underWay.values()]
  const inAll = others.reduce((sum, other) => sum + other.bytes, bytes)
  if (inAll > mostInAll || others.filter((other) => other.bearer === bearer).length >= mostOfOne)
    throw new HttpFailure(503, 'unavailable', {}, 5)
  const form = { bearer, bytes, isProcessed: false }
  underWay.set(request, form)
  raw.once('close', () => {
    if (!form.isProcessed) underWay.delete(request)
  })
}

/** Processes a form, which counts until then, even if its sender disconnects. */
export async function processForm<Result>(request: FastifyRequest, process: () => Promise<Result>): Promise<Result> {
  const form = underWay.get(request)
  if (form) form.isProcessed = true
  try {
    return await process()
  } finally {
    underWay.delete(request)
  }
}

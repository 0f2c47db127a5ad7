import * as z from 'zod/mini'
import { payloadOf } from '../token.ts'

const times = z.object({ iat: z.number(), exp: z.number() })

/** Milliseconds by which two clocks may differ. */
const tolerance = 5 * 60_000

/** Whether a directory's token belongs to another time than `now`, in ms: one of the clocks is wrong. */
export function isOffTime(token: string, now: number): boolean {
  const read = z.safeParse(times, payloadOf(token))
  return read.success && (read.data.iat * 1000 > now + tolerance || read.data.exp * 1000 < now - tolerance)
}

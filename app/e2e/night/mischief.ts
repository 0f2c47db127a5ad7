import type { Fault, Passing } from './faulty-proxy.ts'

/** A pseudo-random number from 0 to 1, determined by a text (FNV-1a, then murmur's finaliser). */
export function chance(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Share of the requests with each fault; the rest passes. */
const ofWrites: readonly (readonly [Fault, number])[] = [
  ['lostAfter', 0.12],
  ['away', 0.12],
  ['lostBefore', 0.08],
  ['halved', 0.06],
  ['doubled', 0.08],
  ['held', 0.06],
]
const ofReads: readonly (readonly [Fault, number])[] = [
  ['away', 0.02],
  ['held', 0.04],
]

/** Sign-in, health checks and assets pass: they are not tested here. */
const isSpared = (path: string): boolean =>
  !path.startsWith('/api/') || /SecAuthentification|GetMenuList|LastUpdate|GetAppInfo/.test(path)

/** Chooses the fault of each request, determined by the seed, the path and the request's number. */
export const mischief =
  (seed: string) =>
  ({ method, path, nth }: Passing): Fault | null => {
    if (isSpared(path)) return null
    let left = chance(`${seed} ${method} ${path} ${nth}`)
    for (const [fault, share] of method === 'GET' ? ofReads : ofWrites) {
      left -= share
      if (left < 0) return fault
    }
    return null
  }

import type { Fault, Passing } from './faulty-proxy.ts'

/** A number from 0 to 1 that follows from a text alone, whatever else is asked meanwhile (FNV-1a, then murmur's last mixing). */
export function chance(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Shares of the requests that something befalls; the rest passes. */
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

/** Who comes in, who is alive and what the page is made of is left alone: it is not what is tried here. */
const isSpared = (path: string): boolean =>
  !path.startsWith('/api/') || /SecAuthentification|GetMenuList|LastUpdate|GetAppInfo/.test(path)

/** What befalls each request: the same, for a seed, for the same request in the order of its path. */
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

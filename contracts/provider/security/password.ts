import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpFailure } from '../messages/failure.ts'

const argon = promisify(argon2)

// Node computes hashes, signatures and compression on four threads: many sign-ins at once must leave threads to other calls.
const mostAtOnce = 2
const mostWaiting = 200
const waiting: (() => void)[] = []
let underWay = 0

/** Computes a hash, queued. Throws 503 when too many wait. */
async function derive(...work: Parameters<typeof argon>): Promise<Buffer> {
  if (underWay < mostAtOnce) underWay += 1
  else if (waiting.length >= mostWaiting) throw new HttpFailure(503, 'unavailable', {}, 5)
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await argon(...work)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Hash of a password: `argon2id$memory$passes$parallelism$salt$tag`. A salt is given by the demo seed only. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...cost })
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    salt.toString('base64url'),
    tag.toString('base64url'),
  ].join('$')
}

// Compared with for an unknown user, so that the answer takes as long.
const nobody = `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

/** Whether a password matches a hash. Without a hash: false, after the same work. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (hash ?? nobody).split('$')
  const expected = Buffer.from(tag, 'base64url')
  const given = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected) && typeof hash === 'string'
}

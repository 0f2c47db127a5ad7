import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpFailure } from '../messages/failure.ts'

const argon = promisify(argon2)

// Node computes hashes, signatures and compression on four threads: many sign-ins at once must leave threads to other calls.
const mostAtOnce = 2
const mostWaiting = 200
/** Of one address: it leaves room in the queue for the others. */
const mostOfOne = 40
/** Work that waits, by who asked for it; they are served in turn. */
const waiting = new Map<string, (() => void)[]>()
let underWay = 0

const waitingInAll = (): number => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)

/** The next work: the first of whoever has waited longest since their last turn. */
function nextTurn(): (() => void) | undefined {
  const [first] = waiting
  if (!first) return undefined
  const [by, [next, ...rest]] = first
  waiting.delete(by)
  if (rest.length > 0) waiting.set(by, rest)
  return next
}

/** Works out a hash when it is its turn; `by`: the address that asks. Throws 503 when too many wait. */
async function derive(by: string, ...work: Parameters<typeof argon>): Promise<Buffer> {
  const own = waiting.get(by) ?? []
  if (underWay < mostAtOnce) underWay += 1
  else if (own.length >= mostOfOne || waitingInAll() >= mostWaiting) throw new HttpFailure(503, 'unavailable', {}, 5)
  else await new Promise<void>((resolve) => waiting.set(by, [...own, resolve]))
  try {
    return await argon(...work)
  } finally {
    const next = nextTurn()
    if (next) next()
    else underWay -= 1
  }
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

interface Hashed {
  /** Given by the demo seed only. */
  salt?: Buffer
  /** The address that asks for it. */
  by?: string
}

/** Hash of a password: `argon2id$memory$passes$parallelism$salt$tag`. */
export async function hashPassword(
  password: string,
  { salt = randomBytes(16), by = '' }: Hashed = {},
): Promise<string> {
  const tag = await derive(by, 'argon2id', { message: password.normalize('NFC'), nonce: salt, ...cost })
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
export async function verifyPassword(password: string, hash: string | null | undefined, by = ''): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (hash ?? nobody).split('$')
  const expected = Buffer.from(tag, 'base64url')
  const given = await derive(by, 'argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected) && typeof hash === 'string'
}

import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a key, as for HS256. */
const keyLength = 32

const fileOf = (dataFolder: string) => join(dataFolder, 'signing-key')

/** A key for this process only: its tokens are invalid after a restart. */
export const newSigningKey = (): Uint8Array => randomBytes(keyLength)

/** The key of a data folder, created at the first start, readable by its owner only. Throws when the file holds no key. */
export function signingKeyOf(dataFolder: string): Uint8Array {
  mkdirSync(dataFolder, { recursive: true })
  const file = fileOf(dataFolder)
  try {
    writeFileSync(file, randomBytes(keyLength).toString('base64url'), { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length < keyLength) throw new Error(`${file} holds no key of ${keyLength} bytes`)
  return key
}

/** Why the key of a data folder must not serve in production, or null. */
export function weaknessOfKey(dataFolder: string): string | null {
  const key = signingKeyOf(dataFolder)
  if (new Set(key).size < 8) return 'the signing key is not random'
  // Windows has no such file modes.
  if (process.platform !== 'win32' && (statSync(fileOf(dataFolder)).mode & 0o077) !== 0)
    return 'the signing key can be read by other accounts'
  return null
}

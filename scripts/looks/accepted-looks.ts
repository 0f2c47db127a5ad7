import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { AcceptedLooks } from './compare-looks.ts'

/** Where fingerprints of accepted pictures are kept. */
export const acceptedLooksFile = join(root, '.storybook/looks/accepted.json')

/** The pictures that were accepted; undefined where none were. */
export const acceptedLooks = (): AcceptedLooks | undefined =>
  existsSync(acceptedLooksFile) ? (JSON.parse(readFileSync(acceptedLooksFile, 'utf8')) as AcceptedLooks) : undefined

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { AcceptedLooks } from './compare-looks.ts'

/** File with the fingerprints of accepted pictures. */
export const acceptedLooksFile = join(root, '.storybook/looks/accepted.json')

/** The accepted pictures; undefined where there are none. */
export const acceptedLooks = (): AcceptedLooks | undefined =>
  existsSync(acceptedLooksFile) ? (JSON.parse(readFileSync(acceptedLooksFile, 'utf8')) as AcceptedLooks) : undefined

import { catalogue, statesPage } from './states.ts'
import { openApi } from './openapi.ts'
import type { Source } from './source.ts'

/** A file that is made, by its path from the project's root. */
export interface MadeFile {
  path: string
  text: string
}

/** Everything that the backend team reads and that is made: always the same from the same source. */
export const madeFiles = (source: Source): MadeFile[] => [
  { path: 'contracts/pacts/states.json', text: catalogue(source) },
  { path: 'docs/contracts/states.md', text: statesPage(source) },
  { path: 'contracts/openapi.json', text: `${JSON.stringify(openApi(source), null, 2)}\n` },
]

/** `npm run sizes` and `npm run surface`: builds the library and writes the record of one anew, for the difference to be read and committed. */
import { writeFileSync } from 'node:fs'
import { buildLibrary } from './build-library.ts'
import { entries, library } from './entries.ts'
import { laterSizesFile, measure, type Sizes, sizesFile } from './sizes.ts'
import { surfaceFile, surfaceOf } from './surface.ts'

buildLibrary()

if (process.argv[2] === 'surface') {
  const surface = Object.fromEntries(entries.map((entry) => [entry, surfaceOf(entry)]))
  writeFileSync(surfaceFile, `${JSON.stringify(surface, null, 2)}\n`)
} else {
  const [sizes, laterSizes]: [Sizes, Sizes] = [{}, {}]
  for (const entry of entries) {
    const { first, later } = await measure(entry, library)
    sizes[entry] = first
    if (later > 0) laterSizes[entry] = later
  }
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`)
  writeFileSync(laterSizesFile, `${JSON.stringify(laterSizes, null, 2)}\n`)
}

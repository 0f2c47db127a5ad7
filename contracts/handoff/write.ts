/** `npm run contracts:pages`: makes anew what the backend team reads. `npm run contracts` does it too. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { madeFiles } from './files.ts'
import { readSource } from './source.ts'

const root = join(import.meta.dirname, '../..')

/** Writes what differs from what is there, and answers its paths. */
async function writeMadeFiles(): Promise<string[]> {
  const written = []
  for (const { path, text } of madeFiles(await readSource())) {
    const file = join(root, path)
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    written.push(path)
  }
  return written
}

if (import.meta.main) {
  const written = await writeMadeFiles()
  process.stdout.write(
    written.length > 0 ? `Wrote ${written.join(', ')}: commit it with your change.\n` : 'Everything is up to date.\n',
  )
}

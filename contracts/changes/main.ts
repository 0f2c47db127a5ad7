/** `npm run contracts:changes -- OLD.json NEW.json`: what became of the contract between two pacts, breaking changes first. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { pactIn } from '../pacts/pact.ts'
import { changesBetween } from './compare.ts'
import { changeLog } from './log.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'fail-on-breaking': { type: 'boolean', default: false } },
})
const [oldFile, newFile] = positionals
if (!oldFile || !newFile) throw new Error('npm run contracts:changes -- OLD.json NEW.json [--fail-on-breaking]')

const read = async (file: string) => {
  const { interactions, metadata } = pactIn(await readFile(file, 'utf8'))
  return { interactions, name: metadata.consumer?.version ?? basename(file) }
}
const [before, after] = await Promise.all([read(oldFile), read(newFile)])
const changes = await changesBetween(before.interactions, after.interactions)
process.stdout.write(changeLog(changes, { from: before.name, to: after.name }))
if (values['fail-on-breaking'] && changes.some(({ kind }) => kind === 'breaking')) process.exitCode = 1

/** `npm run contracts:changes -- OLD.json NEW.json`: what became of the contract between two pacts, breaking changes first. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Interaction } from '../handoff/source.ts'
import { changesBetween } from './compare.ts'
import { changeLog } from './log.ts'

interface Pact {
  interactions: Interaction[]
  metadata?: { consumer?: { version?: string } }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'fail-on-breaking': { type: 'boolean', default: false } },
})
const [oldFile, newFile] = positionals
if (!oldFile || !newFile) throw new Error('npm run contracts:changes -- OLD.json NEW.json [--fail-on-breaking]')

const read = async (file: string) => {
  const { interactions, metadata } = JSON.parse(await readFile(file, 'utf8')) as Pact
  return { interactions, name: metadata?.consumer?.version ?? basename(file) }
}
const [before, after] = await Promise.all([read(oldFile), read(newFile)])
const changes = await changesBetween(before.interactions, after.interactions)
process.stdout.write(changeLog(changes, { from: before.name, to: after.name }))
if (values['fail-on-breaking'] && changes.some(({ kind }) => kind === 'breaking')) process.exitCode = 1

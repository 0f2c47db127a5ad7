/** `npm run wrong [-- --whole] [-- AffAffaire/]`: tries wrong providers on the pact, and says which faults no interaction shows. `--whole`: every field of every answer. */
import { parseArgs } from 'node:util'
import { wrongAnswers } from './answers.ts'
import { uncaughtConsumers } from './consumers.ts'
import { contracted } from './contract.ts'
import { particular } from './particular.ts'
import { uncaught } from './provider.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const { values, positionals } = parseArgs({ options: { whole: { type: 'boolean', default: false } }, allowPositionals: true })
const operations = (await contracted()).filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)))
const wrongs = [...particular(operations), ...wrongAnswers(operations, values.whole)]
// Without an interaction there is nothing to run: it is missed as it stands.
const missed = [...wrongs.filter(({ shows }) => shows.length === 0), ...(await uncaught(wrongs.filter(({ shows }) => shows.length > 0), say))]

const consumers = await uncaughtConsumers(operations)
for (const { name, says } of consumers.missed) say(`✗ the console ${says} in ${name}: nothing stops it`)
const elsewhere = missed.flatMap((wrong) => shownElsewhere(wrong) ?? [])
const open = missed.filter((wrong) => shownElsewhere(wrong) === undefined)
for (const { name, says } of open) say(`✗ ${name} ${says}: no interaction shows it`)
say(`${wrongs.length} wrong providers of ${operations.length} operations: ${wrongs.length - missed.length} caught by the pact, ${elsewhere.length} shown by tests, ${open.length} not caught`)
say(`${consumers.tried} wrong consumers: ${consumers.tried - consumers.missed.length} caught`)
process.exitCode = open.length > 0 || consumers.missed.length > 0 ? 1 : 0

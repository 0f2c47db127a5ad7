/** `npm run stub`: a server that answers what the pact expects; nothing is kept. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { committedPact } from '../handoff/source.ts'
import { pactIn } from '../pacts/pact.ts'
import { stub } from './server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5090' }, pact: { type: 'string' } } })
const interactions = values.pact ? pactIn(await readFile(values.pact, 'utf8')).interactions : committedPact()
const address = await stub(interactions).listen({ host: '127.0.0.1', port: Number(values.port) })
process.stdout.write(
  `${interactions.length} interactions at ${address}. X-Pact-Description chooses one by a part of its description.\n`,
)

import { expect, test } from 'vitest'
import { openDatabase } from '../../provider/database/database.ts'
import { referenceProvider } from '../../provider/reference.ts'
import { wrongAnswers } from '../answers.ts'
import { contracted, pact } from '../contract.ts'
import { particular } from '../particular.ts'
import { faulty, uncaught } from '../provider.ts'
import { oneOfEach } from '../sample.ts'
import { type Outcome, tryAll } from './pool.ts'
import { replay } from './replay.ts'
import { allMutations } from './sources.ts'

const operations = await contracted()

/** Faults whose interactions the comparison of this process finds nothing in. */
async function missed(wrongs: ReturnType<typeof wrongAnswers>) {
  const database = openDatabase(':memory:')
  const reference = await referenceProvider({ database })
  faulty(wrongs, database)(reference.server)
  const found = new Set<string>()
  for (const interaction of pact.interactions) {
    const own = wrongs.find(({ shows }) => shows.includes(interaction.description))
    if (own && (await replay(reference, interaction)) !== null) found.add(own.path)
  }
  await reference.server.close()
  return wrongs.filter(({ path }) => !found.has(path))
}

test('the comparison of this process finds what the native verifier finds', async () => {
  const all = [...particular(operations), ...wrongAnswers(operations, false)].filter(({ shows }) => shows.length > 0)
  const wrongs = oneOfEach(all, ({ path }) => path, 40, 20_261_125)
  expect(await uncaught(wrongs, () => {})).toEqual([])
  expect(await missed(wrongs)).toEqual([])
})

test('the reference provider holds by it', async () => {
  const reference = await referenceProvider()
  const few = pact.interactions.filter(({ description }) => /^(AdmAgence|SysTable|GedDocument)\//.test(description))
  for (const interaction of few)
    expect([interaction.description, await replay(reference, interaction)]).toEqual([interaction.description, null])
  await reference.server.close()
})

test('a mistake in a source is shown by an interaction, and one that nobody can see is not', async () => {
  const mutations = allMutations().filter(({ file }) => file === 'services/Adm/AdmAgence.ts')
  const wanted = mutations.filter(
    ({ kind, says }) => (kind === 'takes another constant' && says.includes('`false`')) || kind === 'says otherwise',
  )
  const interactions = pact.interactions
    .map(({ description }) => description)
    .filter((one) => one.startsWith('AdmAgence/'))
  const outcomes: Outcome[] = []
  await tryAll(
    wanted.map((mutation) => ({ mutation, interactions, scenarios: [], demo: null })),
    1,
    (outcome) => outcomes.push(outcome),
  )
  expect(outcomes.map(({ mutation: { kind }, by, shownBy }) => [kind, by, shownBy])).toEqual([
    ['takes another constant', 'pact', 'AdmAgence/Insert: a new agency, without a word of its activity'],
    ['says otherwise', null, ''],
  ])
})

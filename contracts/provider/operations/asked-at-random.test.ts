import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseDate } from '../testing/test-database.ts'
import { calendar } from '../seed/dates.ts'
import { seedVolume } from '../seed/volume.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** `npm run harden` tries more; the seed repeats them. */
const numRuns = Math.min(2_000, Number(process.env.RONDE_RUNS ?? 200))
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.transaction().execute((trx) => seedVolume(trx, 200, calendar(baseDate)))
})
afterAll(() => server.close())

interface Case {
  idAffaire: number
  refAffaire: string
  statut: string
  isActif: boolean
}

const sorts = {
  idAffaire: (row: Case) => row.idAffaire,
  refAffaire: (row: Case) => row.refAffaire,
  statut: (row: Case) => row.statut,
  isActif: (row: Case) => Number(row.isActif),
}
const names = Object.keys(sorts) as (keyof typeof sorts)[]

const asked = fc.record({
  sort: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 2, selector: ([name]) => name }),
  statuses: fc.uniqueArray(fc.constantFrom('OUVERTE', 'SUSPENDUE', 'CLOTUREE', 'NULLE-PART'), { maxLength: 3 }),
  isActif: fc.option(fc.boolean()),
  span: fc.option(fc.tuple(fc.nat(60), fc.nat(1_200_000))),
  // Sometimes beyond the end.
  skip: fc.oneof(fc.nat(20), fc.nat(300)),
  take: fc.integer({ min: 0, max: 60 }),
})

test(`any sort, filter and page of a list is what a plain reading of all its rows gives (${numRuns} questions, seed ${seed})`, async () => {
  const ask = (query: string) => server.call(`/api/Console/Aff/AffAffaire/GetList?${query}`, { token: server.agent })
  const all = (await ask('')).value as Case[]
  expect(all.length).toBeGreaterThan(200)
  let matched = 0
  await fc.assert(
    fc.asyncProperty(asked, async ({ sort, statuses, isActif, span, skip, take }) => {
      const query = new URLSearchParams()
      if (sort.length > 0) query.set('sort', sort.map(([name, isBack]) => (isBack ? `-${name}` : name)).join(','))
      for (const status of statuses) query.append('statut', status)
      if (isActif !== null) query.set('isActif', String(isActif))
      if (span) query.set('idAffaire', `${span[0]}..${span[1]}`)
      query.set('skip', String(skip))
      query.set('take', String(take))
      const kept = all
        .filter((row) => statuses.length === 0 || statuses.some((status) => status === row.statut))
        .filter((row) => isActif === null || row.isActif === isActif)
        .filter((row) => !span || (row.idAffaire >= span[0] && row.idAffaire <= span[1]))
        .toSorted((one, other) => {
          for (const [name, isBack] of sort) {
            const [first, second] = [sorts[name](one), sorts[name](other)]
            if (first !== second) return first < second === isBack ? 1 : -1
          }
          return one.idAffaire - other.idAffaire
        })
      const answer = await ask(query.toString())
      expect(answer.headers['x-total-count']).toBe(String(kept.length))
      expect((answer.value as Case[]).map(({ idAffaire }) => idAffaire)).toEqual(
        kept.slice(skip, skip + take).map(({ idAffaire }) => idAffaire),
      )
      matched += (answer.value as Case[]).length > 0 ? 1 : 0
    }),
    { numRuns, seed },
  )
  expect(matched).toBeGreaterThan(numRuns / 20)
})

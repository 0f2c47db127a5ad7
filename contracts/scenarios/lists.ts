import * as z from 'zod/mini'
import { bonEtat, type SysValeurRecord, SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import type { Endpoint } from '../wire/endpoint.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

interface Asked {
  idTableGuid: string
  sort?: string | undefined
  skip?: number | undefined
  take?: number | undefined
}

/** A list with the windows and orders that every list takes. */
const listed: Endpoint<Asked, SysValeurRecord[]> = {
  ...SysValeur.GetList,
  input: z.object({
    idTableGuid: z.string(),
    sort: z.optional(z.string()),
    skip: z.optional(z.int()),
    take: z.optional(z.int()),
  }),
  example: { input: { idTableGuid: bonEtat.idTableGuid }, value: [bonEtat] },
}

const size = 5
const count = 23

/** All of a list, window by window; `between` happens before the second. */
async function windows(world: World, asked: Asked, between: (rows: SysValeurRecord[]) => Promise<void>) {
  const rows: SysValeurRecord[] = []
  for (let skip = 0; skip < count + size; skip += size) {
    if (skip === size) await between(rows)
    rows.push(...(await world.done(listed, { ...asked, skip, take: size })))
  }
  return rows.map(({ refValeur }) => refValeur)
}

/** Values with only two different labels. */
const alike = Array.from({ length: count }, (_, at) => `V${at};${at % 2 === 0 ? 'Pair' : 'Impair'}`)

/** Input that changes only the description of a value. */
const touch = ({ idValeurGuid, idTableGuid, refValeur, lbValeur }: SysValeurRecord) => ({
  idValeurGuid,
  idTableGuid,
  refValeur,
  lbValeur,
  lbCourt: null,
  extendedData: null,
  idValeurParent: null,
  description: 'touché',
})

const faultOf = (seen: readonly string[], whole: readonly string[]): string | null => {
  const twice = seen.find((ref, at) => seen.indexOf(ref) !== at)
  const lost = whole.find((ref) => !seen.includes(ref))
  if (twice !== undefined) return `${twice} came twice`
  if (lost !== undefined) return `${lost} did not come`
  return seen.join() === whole.join() ? null : 'they came in another order than the whole list'
}

const orders = [undefined, 'lbValeur', '-lbValeur', 'isActif'] as const

/** That whoever goes through a list window by window sees each row once. */
export const lists: readonly Scenario[] = [
  {
    name: 'an order is total: windows of rows that are alike make the whole list, each row once',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid } = await world.table(['refValeur;lbValeur', ...alike])
      for (const sort of orders) {
        const asked = { idTableGuid, ...(sort ? { sort } : {}) }
        const whole = (await world.done(listed, asked)).map(({ refValeur }) => refValeur)
        hold(whole.length === count, `a list of ${count} rows has ${whole.length}`)
        const fault = faultOf(await windows(world, asked, async () => {}), whole)
        hold(fault === null, `of windows by ${sort ?? 'no order'}: ${fault}`)
      }
    },
  },
  {
    name: 'windows are stable under writes: a row that is changed stays where it was',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid } = await world.table(['refValeur;lbValeur', ...alike])
      for (const sort of orders) {
        const asked = { idTableGuid, ...(sort ? { sort } : {}) }
        const whole = (await world.done(listed, asked)).map(({ refValeur }) => refValeur)
        const seen = await windows(world, asked, async (rows) => {
          const [first] = rows
          if (first) await world.done(SysValeur.Update, touch(first))
        })
        const fault = faultOf(seen, whole)
        hold(fault === null, `of windows by ${sort ?? 'no order'}, with a description changed between them: ${fault}`)
      }
    },
  },
]

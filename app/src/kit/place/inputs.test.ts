import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { GET, service } from '@ronde/contracts/wire'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { takenBy } from './inputs.ts'

const input = z.object({
  id: z.number(),
  maybe: z.optional(z.nullable(z.number())),
  text: z.optional(z.string()),
  flag: z.optional(z.boolean()),
})
const { Get: endpoint } = service('/api/Test', {
  Get: GET({ input, value: z.unknown(), example: { input: { id: 1 }, value: null } }),
})

describe('takenBy', () => {
  test('takes what the endpoint takes, in its types, and leaves the rest', () => {
    expect(takenBy(endpoint, { id: '12', maybe: '-1.5', text: '007', flag: 'true', other: 'x', q: 'y' })).toEqual({
      id: 12,
      maybe: -1.5,
      text: '007',
      flag: true,
    })
    expect(takenBy(AffAffaire.Get, { idAffaireGuid: '7d1f' })).toEqual({ idAffaireGuid: '7d1f' })
  })

  test.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e999', '12abc'])('%j is no number, and left out', (id) => {
    expect(takenBy(endpoint, { id })).toEqual({})
  })

  test('what is no boolean is left out', () => {
    expect(takenBy(endpoint, { flag: 'false' })).toEqual({ flag: false })
    expect(takenBy(endpoint, { flag: 'oui' })).toEqual({})
  })

  test('whatever the address says, each value has its type', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('id', 'maybe', 'text', 'flag', '__proto__', 'toString'), fc.string()),
        (params) => {
          expect(z.safeParse(z.partial(input), takenBy(endpoint, params)).success).toBe(true)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { arrange } from './arrange.ts'
import type { ArrangeRequest } from './arrange.ts'
import type { FilterValue } from './filter-types.ts'
import type { GridColumn, SortItem } from '../internal/columns/column-types.ts'

interface Row {
  id: number
  name: string | null
  amount: number | null
  active: boolean | null
  due: string | null
  state: string | null
}

const columns: GridColumn<Row>[] = [
  { id: 'name', text: 'Nom', value: 'name' },
  { id: 'amount', text: 'Montant', value: 'amount', dataType: 'number' },
  { id: 'active', text: 'Actif', value: 'active', dataType: 'boolean' },
  { id: 'due', text: 'Échéance', value: 'due', dataType: 'Date' },
  {
    id: 'state',
    text: 'Statut',
    value: 'state',
    dataType: 'choice',
    options: [
      { value: 'C', label: 'Clos' },
      { value: 'O', label: 'Ouvert' },
    ],
  },
]

const row = (id: number, over: Partial<Row> = {}): Row => ({
  id,
  name: null,
  amount: null,
  active: null,
  due: null,
  state: null,
  ...over,
})
const named = (...names: (string | null)[]) => names.map((name, id) => row(id, { name }))
const arranged = async (request: Partial<ArrangeRequest<Row>>) => await arrange<Row>({ rows: [], columns, ...request })
const names = (rows: readonly Row[]) => rows.map(({ name }) => name)

describe('sorting', () => {
  test('texts as people do: numbers by value, accents beside their letter, empty ones last', async () => {
    const rows = named('Zoé', null, 'élan', 'eau', 'Salle 10', 'Salle 2', '', 'Été')
    const sort = [{ column: 'name', isDescending: false }]
    expect(names(await arranged({ rows, sort }))).toEqual([
      'eau',
      'élan',
      'Été',
      'Salle 2',
      'Salle 10',
      'Zoé',
      null,
      '',
    ])
    const back = [{ column: 'name', isDescending: true }]
    expect(names(await arranged({ rows, sort: back }))).toEqual([
      'Zoé',
      'Salle 10',
      'Salle 2',
      'Été',
      'élan',
      'eau',
      null,
      '',
    ])
  })

  test('choices by what they say, not by their code', async () => {
    const rows = [row(0, { state: 'O' }), row(1, { state: 'C' })]
    const options = [
      { value: 'C', label: 'Zone' },
      { value: 'O', label: 'Atelier' },
    ]
    const own = columns.map((column) => (column.id === 'state' ? { ...column, options } : column))
    expect(
      (await arranged({ rows: rows.toReversed(), columns: own, sort: [{ column: 'state', isDescending: false }] })).map(
        ({ id }) => id,
      ),
    ).toEqual([0, 1])
  })

  test('nothing to do gives the same array', () => {
    const rows = named('a')
    expect(
      arrange({
        rows,
        columns,
        search: ' ',
        filters: { name: { kind: 'text', text: '' }, gone: { kind: 'boolean', value: true } },
        sort: [{ column: 'gone', isDescending: true }],
      }),
    ).toBe(rows)
  })
})

describe('searching', () => {
  test('blind to accents and capitals, over what is shown, every word somewhere', async () => {
    const rows = [
      row(0, { name: 'Électricité œuvre', due: '2026-03-09', state: 'C' }),
      row(1, { name: 'electrique', state: 'O' }),
    ]
    const found = async (search: string) => (await arranged({ rows, search })).map(({ id }) => id)
    expect(await found('ELECTRICITE')).toEqual([0])
    expect(await found('09/03/2026')).toEqual([0])
    expect(await found('oeuvre clos')).toEqual([0])
    expect(await found('électr')).toEqual([0, 1])
    expect(await found('ouvert electricite')).toEqual([])
  })

  test('a changed row is searched as it is now', async () => {
    const old = row(0, { name: 'Lyon' })
    expect(await arranged({ rows: [old], search: 'lyon' })).toEqual([old])
    expect(await arranged({ rows: [{ ...old, name: 'Paris' }], search: 'lyon' })).toEqual([])
  })
})

describe('filters', () => {
  const rows = [
    row(0, { amount: 1, active: false, due: '2026-03-09T00:00:00', state: 'C' }),
    row(1, { amount: 2.5, active: true, due: '2026-03-10T23:59:59.999', state: 'O' }),
    row(2),
  ]
  const cases: [string, FilterValue, number[]][] = [
    ['amount', { kind: 'number', from: 1, to: 1 }, [0]],
    ['amount', { kind: 'number', from: 0 }, [0, 1]],
    ['active', { kind: 'boolean', value: false }, [0]],
    ['due', { kind: 'date', from: '2026-03-10', to: '2026-03-10' }, [1]],
    ['due', { kind: 'date', to: '2026-03-09' }, [0]],
    ['state', { kind: 'choice', values: ['C', ''] }, [0, 2]],
    ['state', { kind: 'text', text: ' OUV' }, [1]],
  ]
  test.each(cases)('%s %o', async (column, filter, ids) => {
    expect((await arranged({ rows, filters: { [column]: filter } })).map(({ id }) => id)).toEqual(ids)
  })
})

describe('much to do', () => {
  const many = Array.from({ length: 30_000 }, (_, id) =>
    row(id, { name: `Salle ${(id * 7919) % 30_011}`, amount: id % 7 }),
  )

  test('is given up when told so', async () => {
    const stop = new AbortController()
    const answer = arrange({
      rows: many.slice(),
      columns,
      sort: [{ column: 'name', isDescending: false }],
      signal: stop.signal,
    })
    stop.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })

  test('lets the page go on between slices', async () => {
    const now = vi.spyOn(performance, 'now')
    let ticks = 0
    now.mockImplementation(() => (ticks += 20))
    let turns = 0
    let running = true
    const count = () => {
      turns++
      if (running) setImmediate(count)
    }
    setImmediate(count)
    const sorted = await arranged({ rows: many.slice(), sort: [{ column: 'name', isDescending: false }] })
    running = false
    now.mockRestore()
    expect(sorted[0]?.name).toBe('Salle 0')
    expect(turns).toBeGreaterThan(20)
  })

  test('below 2,000 rows the answer is there at once', () => {
    expect(arrange({ rows: many.slice(0, 1999), columns, search: 'salle' })).toHaveLength(1999)
    expect(arrange({ rows: many, columns, search: 'salle' })).toBeInstanceOf(Promise)
  })
})

const order = (a: Row, b: Row, sort: readonly SortItem[]): number => {
  const collator = new Intl.Collator('fr', { numeric: true })
  for (const { column, isDescending } of sort) {
    const [one, other] = [a[column as keyof Row], b[column as keyof Row]]
    const [none, noOther] = [one, other].map(
      (value) => value === null || (typeof value === 'string' && value.trim() === ''),
    )
    if (none !== noOther) return none ? 1 : -1
    if (none) continue
    const result =
      typeof one === 'string' && typeof other === 'string' ? collator.compare(one, other) : Number(one) - Number(other)
    if (result !== 0) return isDescending ? -result : result
  }
  return 0
}

test('equals the naive filter and sort, whatever the rows', async () => {
  const anyName = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.string({ unit: fc.constantFrom(...'aàâäbBcçeéèêEÉ0129 -_œ'.split('')), maxLength: 5 }),
  )
  const anyRow = fc.record({
    id: fc.nat(),
    name: fc.option(anyName),
    amount: fc.option(fc.integer({ min: -3, max: 3 })),
    active: fc.option(fc.boolean()),
    due: fc.option(fc.constantFrom('2026-01-31', '2026-02-01', '2025-12-31')),
    state: fc.constant(null),
  })
  const anySort = fc.uniqueArray(
    fc.record({ column: fc.constantFrom('name', 'amount', 'active', 'due'), isDescending: fc.boolean() }),
    { selector: ({ column }) => column },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 60 }),
      anySort,
      fc.option(fc.integer({ min: -3, max: 3 })),
      async (rows, sort, from) => {
        const filters: Record<string, FilterValue> = from === null ? {} : { amount: { kind: 'number', from } }
        const naive = rows
          .filter(({ amount }) => from === null || (amount !== null && amount >= from))
          .toSorted((a, b) => order(a, b, sort))
        expect(await arranged({ rows, sort, filters })).toEqual(naive)
      },
    ),
    { numRuns: 300 },
  )
})

import { act, render, screen } from '@testing-library/react'
import type { FilterKind, FilterValue } from '@ronde/ui/grid'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { type Address, type AddressChange, useAddress } from './use-address.ts'

const kinds: Record<string, FilterKind> = {
  label: 'text',
  statut: 'choice',
  nb: 'number',
  due: 'date',
  active: 'boolean',
}

/** A page with a list, and another one nested in it. */
function page(at: string, beside?: ReactNode) {
  const seen = new Map<string, Address>()
  function Reader({ slot }: { slot: string }) {
    const address = useAddress(slot, kinds)
    seen.set(slot, address)
    return (
      <input
        aria-label={`search ${slot}`}
        value={address.search}
        onChange={({ target }) => address.change({ search: target.value })}
      />
    )
  }
  const element = (
    <>
      <Reader slot="" />
      <Reader slot="n." />
      {beside}
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/list', element },
      { path: '/other', element: <p>other</p> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} useTransitions={false} />)
  const of = (slot: string): Address => {
    const address = seen.get(slot)
    if (!address) throw new Error(`no slot ${slot}`)
    return address
  }
  return {
    router,
    of,
    change: (change: AddressChange, slot = '') => act(() => of(slot).change(change)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

const filterArbitrary: fc.Arbitrary<Record<string, FilterValue>> = fc.record(
  {
    label: fc.record({ kind: fc.constant('text' as const), text: fc.string({ minLength: 1, unit: 'grapheme' }) }),
    statut: fc.record({
      kind: fc.constant('choice' as const),
      values: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 }),
    }),
    nb: fc.record({ kind: fc.constant('number' as const), from: fc.integer(), to: fc.integer() }),
    due: fc.record({ kind: fc.constant('date' as const), from: fc.constantFrom('2026-01-31', '2024-02-29') }),
    active: fc.record({ kind: fc.constant('boolean' as const), value: fc.boolean() }),
  },
  { requiredKeys: [] },
)
const word = fc.stringMatching(/^[A-Za-z]\w{0,8}$/)

describe('useAddress', () => {
  test('what is written is read again, whatever it is', () => {
    const it = page('/list?idAffaireGuid=7d1f')
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ unit: 'grapheme' }),
          sort: fc.array(fc.record({ column: word, isDescending: fc.boolean() }), { maxLength: 3 }),
          filters: filterArbitrary,
          editor: fc.option(fc.record({ name: word, key: fc.string({ minLength: 1, unit: 'grapheme' }) })),
        }),
        fc.constantFrom('', 'n.'),
        (change, slot) => {
          it.change(change, slot)
          expect(it.of(slot)).toMatchObject(change)
          expect(it.of(slot).filters).toEqual(change.filters)
          expect(it.of(slot).params).toEqual({ idAffaireGuid: '7d1f' })
        },
      ),
      { numRuns: 60 },
    )
  })

  test('an editor is shown before the next key comes, however busy the page is', async () => {
    const it = page('/list')
    it.of('').change({ editor: { name: 'Modifier' } })
    // Keys are tasks of the browser, which these are not.
    for (let turns = 0; turns < 20; turns++) await Promise.resolve()
    expect(it.of('').editor).toEqual({ name: 'Modifier', key: null })
  })

  test('two lists of one page have their own part', () => {
    const it = page('/list?q=home&n.q=nested&n.sort=-a,b&n.f.label=x&id=1')
    expect(it.of('')).toMatchObject({ search: 'home', sort: [], filters: {}, params: { id: '1' } })
    expect(it.of('n.')).toMatchObject({
      search: 'nested',
      sort: [
        { column: 'a', isDescending: true },
        { column: 'b', isDescending: false },
      ],
      filters: { label: { kind: 'text', text: 'x' } },
      params: { id: '1' },
    })
    it.change({ filters: {}, search: '' }, 'n.')
    expect(it.address()).toBe('/list?q=home&n.sort=-a%2Cb&id=1')
  })

  test('what is no filter is none: anyone may write an address', () => {
    const it = page('/list?f.nb=abc&f.due=soon&f.active=maybe&f.label=&f.statut=&f.unknown=x&sort=,&e=')
    expect(it.of('')).toMatchObject({ filters: {}, sort: [], editor: null, params: {} })
  })

  test('two changes in one go are both kept', () => {
    const it = page('/list')
    act(() => {
      it.of('').change({ search: 'a' })
      it.of('').change({ sort: [{ column: 'c', isDescending: false }] })
    })
    expect(it.address()).toBe('/list?q=a&sort=c')
  })

  test('typing takes no step back, opening an editor does', async () => {
    const it = page('/other')
    await act(() => it.router.navigate('/list'))
    it.change({ search: 'a' })
    it.change({ search: 'ab' })
    it.change({ editor: { name: 'Modifier', key: 'a:b' } })
    expect(it.of('').editor).toEqual({ name: 'Modifier', key: 'a:b' })
    await act(() => it.router.navigate(-1))
    expect(it.address()).toBe('/list?q=ab')
    await act(() => it.router.navigate(-1))
    expect(it.address()).toBe('/other')
  })

  test('an editor opened twice is one step: one back closes it', async () => {
    const it = page('/list')
    it.change({ editor: { name: 'Modifier', key: 'a' } })
    it.change({ editor: { name: 'Modifier', key: 'a' } })
    await act(() => it.router.navigate(-1))
    expect(it.address()).toBe('/list')
  })

  test('a letter typed stands in the field at once: a field that lags behind loses the next one', async () => {
    const it = page('/list')
    const field = screen.getByLabelText<HTMLInputElement>('search')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const updates: string[] = []
    const flush = async (text: string) => {
      write?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      updates.push(field.value)
    }
    await flush('a')
    await flush('ab')
    expect(updates).toEqual(['a', 'ab'])
    expect(it.address()).toBe('/list?q=ab')
  })

  test('a change that was blocked can be made again', async () => {
    let blocks = true
    const blockers: ReturnType<typeof useBlocker>[] = []
    function Guard() {
      blockers.push(useBlocker(() => blocks))
      return null
    }
    const it = page('/list?e=Modifier', <Guard />)
    it.change({ editor: null })
    await expect.poll(() => blockers.at(-1)?.state).toBe('blocked')
    act(() => blockers.at(-1)?.reset?.())
    blocks = false
    it.change({ editor: null })
    await expect.poll(() => it.address()).toBe('/list')
  })

  test('a change that comes after the screen was left writes nothing', async () => {
    const it = page('/list?q=a')
    const late = it.of('').change
    await act(() => it.router.navigate('/other'))
    expect(screen.getByText('other')).toBeTruthy()
    act(() => late({ editor: null, search: 'late' }))
    expect(it.address()).toBe('/other')
  })
})

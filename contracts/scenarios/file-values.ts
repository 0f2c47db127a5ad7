import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { hold } from './broken.ts'
import { levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv } from './world.ts'

const head = 'refLocalisation;lbLocalisation;refParent;refNiveau'

/** Cells by control, with the stored value; null where refused. */
const cells: Readonly<Record<number, readonly (readonly [cell: string, read: string | null])[]>> = {
  1: [
    ['oui', 'oui'],
    ['L'.repeat(2_000), 'L'.repeat(2_000)],
    ['L'.repeat(2_001), null],
  ],
  2: [
    ['12', '12'],
    ['1 200', '1200'],
    ['-1', null],
    ['1,5', null],
    ['x12', null],
    ['12x', null],
  ],
  3: [
    ['1,5', '1.5'],
    ['-0.5', '-0.5'],
    ['1 200,25', '1200.25'],
    ['1,2345', '1.2345'],
    ['0,250', '0.250'],
    ['1,250', null],
    ['a', null],
  ],
  4: [
    ['31/03/2026', '2026-03-31'],
    ['2026-03-31', '2026-03-31'],
    ['31/02/2026', null],
    ['31/03/26', null],
  ],
  5: [
    ['2026-03-31T08:30:00Z', '2026-03-31T08:30:00Z'],
    ['2026-03-31 08:30', null],
  ],
  6: [
    ['08:30', '08:30'],
    ['8:30', null],
    ['24:00', null],
  ],
  7: [
    ['oui', 'true'],
    ['NON', 'false'],
    ['0', 'false'],
    ['peut-être', null],
  ],
}

/** That values of parameters are read from files as their control says. */
export const fileValues: readonly Scenario[] = [
  {
    name: 'values of parameters in a file are read by their control, and are for their level or type alone',
    run: async (world) => {
      const { site, hall } = await levelsOf(world)
      const [type, other] = await typesOf(world)
      const { keys, locations, equipment, parameter } = await ownReferential(world)
      await locations(head, `S-1;Site;;${site.refValeur}`, `H-1;Halle;S-1;${hall.refValeur}`)
      await equipment('refMateriel;lb;refTypeMateriel', `M-1;Pont;${type.refValeur}`, `M-2;Palan;${other.refValeur}`)
      const { refTable } = await world.table(['refValeur;lbValeur', 'A;Un', 'B;Deux'])
      const [table] = await world.done(SysTable.GetList, {})
      const known = table?.refTable ?? ''
      const all = {
        ...cells,
        8: [
          [known, known],
          ['SC-0', null],
        ],
        9: [
          ['A', 'A'],
          ['B', 'B'],
          ['C', null],
        ],
      } as const
      const columns: string[] = []
      for (const control of Object.keys(all))
        columns.push(await parameter('RefLocalisation', Number(control), control === '9' ? { refTable } : {}))
      const given = Object.values(all)
      const header = ['refLocalisation', ...columns].join(';')
      // One line for each wrong cell; its other cells are empty.
      const unfit = given.flatMap((some, at) => some.flatMap(([cell, read]) => (read === null ? [{ at, cell }] : [])))
      const wrong = unfit.map(({ at, cell }, line) => [`X-${line}`, ...columns.map(() => '').with(at, cell)].join(';'))
      const told = await locations(header, ...wrong)
      const expected = unfit.map(({ at }, line) => `${line + 2} ${columns[at]}`).join(', ')
      same('of values that do not fit their control was told', told, expected)
      const valuesOf = async (ref: string) => {
        const places = await world.done(RefLocalisation.GetList, keys)
        const { idLocalisation = 0 } = places.find(({ refLocalisation }) => refLocalisation === ref) ?? {}
        const values = await world.done(RefLocalisation.GetValeurList, { ...keys, idLocalisation })
        return columns
          .map((column) => values.find(({ refParametre }) => refParametre === column)?.value ?? '–')
          .join(' ')
      }
      const fit = given.map((some) => some.filter(([, read]) => read !== null))
      const none = columns.map(() => '–').join(' ')
      for (let round = 0; round < Math.max(...fit.map(({ length }) => length)); round += 1) {
        const some = fit.map((own) => own[round] ?? ['', null])
        const came = await locations(header, ['S-1', ...some.map(([cell]) => cell)].join(';'))
        hold(came.startsWith('0 new, 1 changed'), `values that fit came to: ${came}`)
        same('values are', await valuesOf('S-1'), some.map(([, read]) => read ?? '–').join(' '))
        same('values of another location are', await valuesOf('H-1'), none)
      }
      const first = fit.map((own) => own[0]?.[0] ?? '')
      await locations(header, ['H-1', ...columns.map(() => '')].join(';'), ['S-1', ...first].join(';'))
      await locations(header, ['S-1', '', ...first.slice(1)].join(';'))
      const after = ['–', ...fit.slice(1).map((own) => own[0]?.[1])].join(' ')
      same('values of which one was emptied are', await valuesOf('S-1'), after)
      const ofHalls = await parameter('RefLocalisation', 1, { idElement: hall.idValeur })
      same(
        'of a value that is for halls was told',
        await locations(`refLocalisation;${ofHalls}`, 'H-1;a', 'S-1;b'),
        `3 ${ofHalls}`,
      )
      same(
        'no value where it is for halls came to',
        (await locations(`refLocalisation;${ofHalls}`, 'H-1;a', 'S-1;')).slice(0, 16),
        '0 new, 2 changed',
      )
      same('values that a file says nothing of are', await valuesOf('S-1'), after)
      const ofBridges = await parameter('RefMateriel', 1, { idElement: type.idValeur })
      same(
        'of a value that is for one type was told',
        await equipment(`refMateriel;${ofBridges}`, 'M-1;a', 'M-2;b'),
        `3 ${ofBridges}`,
      )
      same(
        'a value of what becomes that type came to',
        await equipment(`refMateriel;refTypeMateriel;${ofBridges}`, `M-2;${type.refValeur};b`),
        '0 new, 1 changed',
      )
      const words = await world.ask(RefLocalisation.Import, {
        ...keys,
        file: csv([`refLocalisation;${ofBridges}`, 'H-1;a']),
      })
      same(
        'of a parameter of equipment in a file of locations was told',
        words.words,
        `Colonne ${ofBridges} absente ou inconnue`,
      )
    },
  },
]

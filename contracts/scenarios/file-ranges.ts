import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { GamRapport } from '../services/Prm/GamRapport/endpoints.ts'
import { hold } from './broken.ts'
import { codesOf, levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { cameTo } from './told-files.ts'
import { csv, type World } from './world.ts'

/** Two modes of two referentials, each with places and equipment, and the codes of ranges. */
async function ground(world: World) {
  const { site, hall, other } = await levelsOf(world)
  const [type] = await typesOf(world)
  const [one, two] = [await ownReferential(world), await ownReferential(world)]
  const places = 'refLocalisation;lbLocalisation;refParent;refNiveau'
  await one.locations(places, `S-1;Site;;${site.refValeur}`, `H-1;Halle;S-1;${hall.refValeur}`)
  await two.locations(places, `S-1;Site;;${other.refValeur}`)
  const pieces = 'refMateriel;lb;refTypeMateriel;refLocalisation'
  const T = type.refValeur
  await one.equipment(pieces, `M-1;Un;${T};S-1`, `M-2;Deux;${T};H-1`, `M-3;Trois;${T};`)
  await two.equipment(pieces, `M-1;Ailleurs;${T};S-1`, `N-1;Ailleurs;${T};S-1`)
  const [kind, otherKind] = await codesOf(world, 'Prm.GamTypeMaintenance')
  const [use] = await codesOf(world, 'Prm.GamFonction')
  const [every] = await codesOf(world, 'Prm.ModTacheFrequence')
  const ask = async (lines: readonly string[], dryRun = false) =>
    cameTo(await world.done(GamGamme.Import, { file: csv(lines), ...(dryRun ? { dryRun } : {}) }))
  return { level: hall.refValeur, LEV: await one.mode(), ELE: await two.mode(), kind, otherKind, use, every, ask }
}

/** A stored range, with the equipment it covers, as text. */
async function rangeOf(world: World, ref: string): Promise<string> {
  const [range] = await world.done(GamGamme.GetList, { ref })
  if (!range) return 'none'
  const { idGammeVersion } = range
  const covered = await world.done(GamGamme.GetGamMaterielList, { idGammeVersion })
  return [
    range.lbGamme,
    range.lbGammeLong ?? '–',
    range.refMode,
    range.typeLocalisation ?? '–',
    range.typeMaintenance,
    range.dureeTot,
    range.actif ? 'actif' : 'inactif',
    range.isCurrent ? 'courant' : 'ancien',
    covered.map(({ lb }) => lb).join('+') || '–',
  ].join(' ')
}

/** That files of ranges are held to what is there, and are whole. */
export const fileRanges: readonly Scenario[] = [
  {
    name: 'ranges of a file name what is there, and nothing is written of a file that does not',
    run: async (world) => {
      const { level, LEV, kind, use, every, ask } = await ground(world)
      const A = world.unique('SC')
      const head = 'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite'
      const good = `${A};Essai;${LEV};${kind};${use};${every}`
      const cells = good.split(';')
      for (const [at, column] of head.split(';').entries()) {
        if (at === 0) continue
        same(
          `of a new range without ${column} was told`,
          await ask([head, cells.with(at, '').join(';')]),
          `2 ${column}`,
        )
        const others = (_: string, place: number) => place !== at
        const without = [head, good].map((line) => line.split(';').filter(others).join(';'))
        same(`of a new range without the column ${column} was told`, await ask(without), `2 ${column}`)
        if (at === 1) continue
        same(`of an unknown ${column} was told`, await ask([head, cells.with(at, 'SC-0').join(';')]), `2 ${column}`)
      }
      for (const [columns, values, expected] of [
        ['indice;revision', '1;1', '2 indice'],
        ['indice;revision', '2;0', '2 indice'],
        ['revision', '1', '2 indice'],
        ['indice;revision', 'a;0', '2 indice'],
        ['dureeTot', '-1', '2 dureeTot'],
        ['dureeTot', '1234567890', '2 dureeTot'],
        ['dureeTot', '90 min', '2 dureeTot'],
        ['actif', 'x', '2 actif'],
        ['typeLocalisation', 'SC-0', '2 typeLocalisation'],
        ['materiels', 'M-1 N-1 M-9', '2 materiels, 2 materiels'],
      ] as const)
        same(
          `of a new range with ${columns} ${values} was told`,
          await ask([`${head};${columns}`, `${good};${values}`]),
          expected,
        )
      same(
        'of a range that is there twice was told',
        await ask([head, good, good.toUpperCase().replace(LEV.toUpperCase(), LEV)]),
        '3 ref',
      )
      same(
        'of a range that is there with its version and without was told',
        await ask([`${head};indice;revision`, `${good};1;0`, `${good};;`]),
        '3 ref',
      )
      same('after files with wrong lines the range is', await rangeOf(world, A), 'none')
      same(
        'a range with its version came to',
        await ask([`${head};indice;revision;typeLocalisation`, `${good};1;0;${level.toLowerCase()}`]),
        '1 new, 0 changed',
      )
      same('a range is', await rangeOf(world, A), `Essai – ${LEV} ${level} ${kind} 0 actif courant –`)
      const later = await world.done(GamGamme.Import, { file: csv(['ref;indice;revision', `${A};2;0`]) })
      same(
        'of a version to come was told',
        `${cameTo(later)} ${later.errors[0]?.message}`,
        '2 indice Seule la version courante peut être modifiée',
      )
      same('of a revision to come was told', await ask(['ref;revision', `${A};1`]), '2 indice')
      same(
        'of two lines of one range was told',
        await ask(['ref;indice;revision;dureeTot', `${A};1;0;5`, `${A.toLowerCase()};;;6`]),
        '3 ref',
      )
      const three = ['ref;indice;dureeTot', `${A};;x`, `${A};1;5`, `${A};;6`]
      same('of three lines of one range, the first wrong, was told', await ask(three), '2 dureeTot, 4 ref')
      same('of an unknown mode was told', await ask(['ref;refMode', `${A};SC-0`]), '2 refMode')
      same('a range is', await rangeOf(world, A), `Essai – ${LEV} ${level} ${kind} 0 actif courant –`)
    },
  },
  {
    name: 'a file changes of a range what it says, and what it says of one touches no other',
    run: async (world) => {
      const { level, LEV, ELE, kind, otherKind, use, every, ask } = await ground(world)
      const [A, B] = [world.unique('SC'), 'L'.repeat(13) + world.unique('SC').padEnd(37, 'x')]
      const head =
        'ref;lbGamme;lbGammeLong;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels;typeLocalisation'
      const own = `${LEV};${kind.toLowerCase()};${use.toLowerCase()};${every.toLowerCase()}`
      const sent = [head, `${A};Un;Long;${own};m-1, M-2|M-3;${level}`, `${B};Deux;;${own};M-1;`]
      same('two ranges came to', await ask(sent), '2 new, 0 changed')
      const b = `Deux – ${LEV} – ${kind} 0 actif courant Un`
      const expect = async (what: string, lines: readonly string[], a: string) => {
        same(`${what} came to`, await ask(lines), '0 new, 1 changed')
        same(`after ${what} the range is`, await rangeOf(world, A), a)
        same(`after ${what} of another the range is`, await rangeOf(world, B), b)
      }
      same('the first is', await rangeOf(world, A), `Un Long ${LEV} ${level} ${kind} 0 actif courant Un+Deux+Trois`)
      same('the second is', await rangeOf(world, B), b)
      await expect(
        'another kind',
        ['ref;typeMaintenance', `${A.toLowerCase()};${otherKind.toLowerCase()}`],
        `Un Long ${LEV} ${level} ${otherKind} 0 actif courant Un+Deux+Trois`,
      )
      await expect(
        'no level and less equipment',
        ['ref;typeLocalisation;materiels', `${A};;M-2`],
        `Un Long ${LEV} – ${otherKind} 0 actif courant Deux`,
      )
      await expect(
        'an inactive range',
        ['ref;actif;lbGammeLong', `${A};non;`],
        `Un – ${LEV} – ${otherKind} 0 inactif ancien Deux`,
      )
      await expect(
        'an active range',
        ['ref;actif;dureeTot', `${A};oui;15`],
        `Un – ${LEV} – ${otherKind} 15 actif courant Deux`,
      )
      same('of a mode of another referential was told', await ask(['ref;refMode', `${A};${ELE}`]), '2 materiels')
      same(
        'of equipment that is not there was told',
        await ask(['ref;refMode;materiels', `${A};${ELE};M-2`]),
        '2 materiels',
      )
      await expect(
        'another mode',
        ['ref;refMode;materiels', `${A};${ELE};M-1`],
        `Un – ${ELE} – ${otherKind} 15 actif courant Ailleurs`,
      )
      await expect(
        'the mode it has',
        ['ref;refMode;lbGamme', `${A};${ELE};Trois`],
        `Trois – ${ELE} – ${otherKind} 15 actif courant Ailleurs`,
      )
      await expect('no equipment', ['ref;materiels', `${A};`], `Trois – ${ELE} – ${otherKind} 15 actif courant –`)
      await expect(
        'the first mode',
        ['ref;refMode;typeLocalisation', `${A};${LEV};${level}`],
        `Trois – ${LEV} ${level} ${otherKind} 15 actif courant –`,
      )
      same('of a mode that has not its level was told', await ask(['ref;refMode', `${A};${ELE}`]), '2 typeLocalisation')
      for (const ref of [A, B]) {
        const [range] = await world.done(GamGamme.GetList, { ref })
        const pages = await world.done(GamRapport.GetPageInfoList, { idGammeVersion: range?.idGammeVersion ?? 0 })
        const told = pages.map(({ typePage, chapitre, lbFichier }) => `${typePage} ${chapitre} ${lbFichier}`).join('; ')
        const first = 'GARDE 1 Présentation null; TEXTE 2 Consignes null; MESURE 3 Relevés null; '
        same(
          'the pages of a new range are',
          told,
          `${first}PHOTO 4 Photographies null; PLAN 5 Plans null; ANNEXE 6 Annexes null`,
        )
        const refs = new Set(pages.map(({ refPage }) => refPage))
        hold(
          refs.size === 6 && [...refs].every((page) => page.length <= 50),
          `the pages of a range are called ${[...refs].join(', ')}`,
        )
      }
    },
  },
  {
    name: 'a file tells of its ranges that are as they were',
    isProposed: true,
    run: async (world) => {
      const { LEV, ELE, kind, use, every, ask } = await ground(world)
      const A = world.unique('SC')
      const head = 'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels'
      const good = `${A};Essai;${LEV};${kind};${use};${every};M-1 M-2`
      const told: readonly (readonly [lines: readonly string[], expected: string])[] = [
        [[head, good], '1 new, 0 changed'],
        [[head, good], '0 new, 1 changed, 1 as they were'],
        [[head, good.replace(LEV, LEV.toLowerCase())], '0 new, 1 changed, 1 as they were'],
        [['ref', A], '0 new, 1 changed, 1 as they were'],
        [['ref;lbGamme', `${A};Autre`], '0 new, 1 changed'],
        [['ref;materiels', `${A};M-2 M-1 m-2`], '0 new, 1 changed, 1 as they were'],
        [['ref;materiels', `${A};M-1`], '0 new, 1 changed'],
        [['ref;materiels', `${A};M-1 M-2`], '0 new, 1 changed'],
        [['ref;materiels', `${A};`], '0 new, 1 changed'],
        [['ref;materiels', `${A};`], '0 new, 1 changed, 1 as they were'],
        [['ref;refMode', `${A};${ELE}`], '0 new, 1 changed'],
        [['ref;refMode', `${A};${ELE}`], '0 new, 1 changed, 1 as they were'],
      ]
      for (const [lines, expected] of told) {
        same(`${lines.join(' / ')} was to come to`, await ask(lines, true), expected)
        same(`${lines.join(' / ')} came to`, await ask(lines), expected)
      }
    },
  },
]

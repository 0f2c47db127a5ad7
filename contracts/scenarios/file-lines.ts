import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { cameTo, refused } from './told-files.ts'
import { csv, type World } from './world.ts'

const head = 'refValeur;lbValeur'

async function hierarchy(world: World): Promise<string> {
  const refTable = world.unique('SC')
  const { idTableGuid } = await world.done(SysTable.Insert, {
    refTable,
    lbTable: `Essai ${refTable}`,
    idTypeTable: 2,
  })
  return idTableGuid
}

const long = (length: number) => 'L'.repeat(length)
/** A JSON object of `length` bytes, as a CSV cell. */
const json = (length: number) => `"{""a"":""${long(length - 8)}""}"`

/** Files for a table without parents, and their wrong lines and columns. */
const files: readonly (readonly [what: string, lines: readonly string[], expected: string])[] = [
  ['a line that ends within quotation marks', [head, 'A;Un', '"B;Deux', 'C;Trois'], '3 –'],
  ['two lines of which nobody can say what they hold', [head, '"A"x;Un', '"B"x;Deux', 'C;Trois'], '2 –, 3 –'],
  ['a header of which nobody can say what it holds', ['"refValeur"x;lbValeur', '"A"x;Un'], '1 –'],
  ['a wrong line between good ones', [head, 'A;Un', 'B B;Deux', 'C;Trois'], '3 refValeur'],
  [
    'wrong lines of several kinds',
    [head, 'A;Un', '"B"x;Deux', 'C C;Trois', 'D;', 'E;Cinq;6'],
    '3 –, 4 refValeur, 5 lbValeur, 6 –',
  ],
  ['no key in a line', [head, ';Un', 'B;Deux'], '2 refValeur'],
  ['no key in two lines', [head, ';Un', ';Deux'], '2 refValeur, 3 refValeur'],
  ['a wrong key twice', [head, 'A A;Un', 'A A;Deux'], '2 refValeur, 3 refValeur'],
  ['a key three times', [head, 'A;Un', 'a;Deux', 'A;Trois'], '3 refValeur, 4 refValeur'],
  [
    'a key of 51 signs, a label and a short label of 201, a description of 2,001, and an object of 65,537 bytes',
    [
      `${head};lbCourt;description;extendedData`,
      `${long(50)};${long(200)};${long(200)};${long(2_000)};${json(65_536)}`,
      `${long(51)};Un;;;`,
      `B;${long(201)};;;`,
      `C;Un;${long(201)};;`,
      `D;Un;;${long(2_001)};`,
      `E;Un;;;${json(65_537)}`,
    ],
    '3 refValeur, 4 lbValeur, 5 lbCourt, 6 description, 7 extendedData',
  ],
  [
    'what is JSON and no object',
    [`${head};extendedData`, 'A;Un;null', 'B;Deux;[]', 'C;Trois;1', 'D;Quatre;{}'],
    '2 extendedData, 3 extendedData, 4 extendedData',
  ],
  ['flags that are none', [`${head};isActif`, 'A;Un;peut-être', 'B;Deux;non', 'C;Trois;'], '2 isActif, 4 isActif'],
  ['a new value without label', ['refValeur;lbCourt', 'A;Un'], '2 lbValeur'],
  ['a parent in a list', [`${head};refParent`, 'A;Un;', 'B;Deux;A'], '3 refParent'],
]

/** Every way to write yes and no. */
const flags = {
  oui: true,
  OUI: true,
  o: true,
  vrai: true,
  true: true,
  1: true,
  yes: true,
  y: true,
  non: false,
  n: false,
  faux: false,
  false: false,
  0: false,
  no: false,
}

/** That whoever sends a file hears of each line that is wrong, and that a file is read as a whole. */
export const fileLines: readonly Scenario[] = [
  {
    name: 'each line of a file that is wrong is told, by its number and its column, and no other',
    run: async (world) => {
      const { idTableGuid } = await world.table()
      for (const [what, lines, expected] of files) {
        const told = cameTo(await world.done(SysValeur.Import, { idTableGuid, file: csv(lines) }))
        hold(told === expected, `of a file with ${what} was told: ${told}; and not: ${expected}`)
      }
      const rows = await world.done(SysValeur.GetList, { idTableGuid })
      hold(rows.length === 0, 'of files with wrong lines some lines were written')
      for (const [header, colonne] of [
        ['refValeur;couleur', 'couleur'],
        ['refValeur;lbValeur;lbValeur', 'lbValeur'],
        ['lbValeur;lbCourt', 'refValeur'],
      ] as const) {
        const words = await refused(world.ask(SysValeur.Import, { idTableGuid, file: csv([header, 'A;B;C']) }))
        hold(words === `Colonne ${colonne} absente ou inconnue`, `of the header ${header} was told: ${words}`)
      }
      const many = Array.from({ length: 1_200 }, (_, at) => `A ${at};Un`)
      const { errors } = await world.done(SysValeur.Import, { idTableGuid, file: csv([head, ...many]) })
      const told = errors.map(({ line }) => line)
      hold(told.length >= 1 && told.every((line, at) => line === at + 2), 'many wrong lines were told in another order')
    },
  },
  {
    name: 'lines of one file may hang on each other, in whatever order they come',
    run: async (world) => {
      const idTableGuid = await hierarchy(world)
      const ask = async (...lines: string[]) =>
        cameTo(await world.done(SysValeur.Import, { idTableGuid, file: csv(lines) }))
      const tree = async () => {
        const rows = await world.done(SysValeur.GetList, { idTableGuid })
        const refs = new Map(rows.map(({ idValeur, refValeur }) => [idValeur, refValeur]))
        return rows
          .map(({ refValeur, idValeurParent, niveauParent, isActif }) =>
            [refValeur, refs.get(idValeurParent ?? 0) ?? '–', niveauParent, isActif ? 'oui' : 'non'].join(' '),
          )
          .toSorted()
          .join('; ')
      }
      const expect = async (what: string, came: string, expected: string, after?: string) => {
        hold(came === expected, `${what} came to: ${came}; and not to: ${expected}`)
        const now = after === undefined ? '' : await tree()
        hold(after === undefined || now === after, `after ${what} the table holds: ${now}; and not: ${after}`)
      }
      const all = `${head};refParent;isActif`
      const first = 'A – 0 oui; B A 1 oui; C B 2 non; D C 3 oui'
      await expect(
        'children before their parents',
        await ask(all, 'D;Quatre;c;oui', 'C;Trois;B;non', 'B;Deux;a;oui', 'A;Un;;oui'),
        '4 new, 0 changed',
        first,
      )
      const above = (await world.done(SysValeur.GetList, { idTableGuid })).find(({ refValeur }) => refValeur === 'C')
      const [under] = await world.done(SysValeur.GetList, { idTableGuid, idValeurParent: above?.idValeur ?? 0 })
      hold(
        under?.refValeur === 'D' && under.niveauParent === 3,
        `below C is ${under?.refValeur}, at the depth ${under?.niveauParent}`,
      )
      const places = (await world.done(SysValeur.GetList, { idTableGuid })).map(({ ordre }) => ordre)
      hold(
        places.every((place = 0, at) => at === 0 || place > (places[at - 1] ?? 0) || places[0] === undefined),
        `values of one file have the places ${places.join(', ')}`,
      )
      await expect('a loop', await ask('refValeur;refParent', 'A;D'), '2 refParent', first)
      await expect('a loop within the file', await ask(all, 'E;Cinq;F;oui', 'F;Six;E;oui'), '2 refParent, 3 refParent')
      await expect('a parent that is itself', await ask(all, 'E;Cinq;e;oui'), '2 refParent')
      await expect('a parent nobody knows', await ask(all, 'E;Cinq;Z;oui', 'F;Six;;oui'), '2 refParent')
      await expect(
        'a parent whose line is wrong',
        await ask(all, 'Z;;;oui', 'E;Cinq;z;oui', 'F;Six;E;oui'),
        '2 lbValeur',
      )
      await expect(
        'a parent whose line comes later and is wrong',
        await ask(all, 'E;Cinq;z;oui', 'Z;Six;;rien'),
        '3 isActif',
      )
      await expect('a new value without label', await ask('refValeur;refParent', 'E;A'), '2 lbValeur')
      await expect(
        'what is turned round',
        await ask('refValeur;refParent', 'A;B', 'B;'),
        '0 new, 2 changed',
        'A B 1 oui; B – 0 oui; C B 1 non; D C 2 oui',
      )
      await expect('what is turned back', await ask('refValeur;refParent', 'B;A', 'A;'), '0 new, 2 changed', first)
      await expect(
        'another label alone',
        await ask(head, 'c;Autre', 'E;Cinq'),
        '1 new, 1 changed',
        `${first}; E – 0 oui`,
      )
      const words = Object.keys(flags).map((word, at) => `F${at};Mot;;${word}`)
      await ask(all, ...words)
      const read = await world.done(SysValeur.GetList, { idTableGuid })
      for (const [at, [word, isActif]] of Object.entries(flags).entries())
        hold(
          read.find(({ refValeur }) => refValeur === `F${at}`)?.isActif === isActif,
          `${word} was read as ${!isActif}`,
        )
    },
  },
  {
    name: 'a file tells of its lines that are as they were',
    isProposed: true,
    run: async (world) => {
      const idTableGuid = await hierarchy(world)
      const ask = async (...lines: string[]) => {
        const file = csv(lines)
        const dry = cameTo(await world.done(SysValeur.Import, { idTableGuid, file, dryRun: true }))
        const wet = cameTo(await world.done(SysValeur.Import, { idTableGuid, file }))
        hold(dry === wet, `a file that came to: ${wet}; was to come to: ${dry}`)
        return wet
      }
      const told: readonly (readonly [lines: readonly string[], expected: string])[] = [
        [[`${head};refParent`, 'A;Un;', 'B;Deux;A'], '2 new, 0 changed'],
        [[`${head};refParent`, 'A;Un;', 'B;Deux;a'], '0 new, 2 changed, 2 as they were'],
        [[head, 'A;Un', 'B;Trois', 'C;Quatre'], '1 new, 2 changed, 1 as they were'],
        [['refValeur;refParent', 'A;', 'B;C'], '0 new, 2 changed, 1 as they were'],
        [['refValeur;refParent', 'B;'], '0 new, 1 changed'],
        [[`${head};refParent`, 'B;Trois;A'], '0 new, 1 changed'],
        [['refValeur;refParent', 'B;A'], '0 new, 1 changed, 1 as they were'],
        [[head, 'B;Trois'], '0 new, 1 changed, 1 as they were'],
        [['refValeur;isActif', 'A;oui', 'B;non'], '0 new, 2 changed, 1 as they were'],
      ]
      for (const [lines, expected] of told) {
        const came = await ask(...lines)
        hold(came === expected, `${lines.join(' / ')} came to: ${came}; and not to: ${expected}`)
      }
    },
  },
]

import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefMateriel } from '../services/Prm/RefMateriel/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { hold } from './broken.ts'
import { levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'

const head = 'refLocalisation;lbLocalisation;refParent;refNiveau'

async function placesOf(world: World, keys: { idReferentielGuid: string; idReferentielVersion: number }) {
  const rows = await world.done(RefLocalisation.GetList, keys)
  const refs = new Map(rows.map(({ idLocalisation, refLocalisation }) => [idLocalisation, refLocalisation]))
  return rows
    .map((row) => `${row.refLocalisation} ${refs.get(row.idLocalisationParent ?? 0) ?? '–'} ${row.lbAffichage}`)
    .toSorted()
    .join('; ')
}

/** That files of places and of equipment are held to what is there, and are whole. */
export const filePlaces: readonly Scenario[] = [
  {
    name: 'locations of a file stand below a higher level, and the levels that they name become those of the version',
    run: async (world) => {
      const { site, hall, room, other } = await levelsOf(world)
      const [S, H, R] = [site.refValeur, hall.refValeur, room.refValeur]
      const { keys, locations } = await ownReferential(world)
      for (const [what, lines, expected] of [
        ['a level nobody knows', ['S-1;Site;;SC-0'], '2 refNiveau'],
        ['no level', ['S-1;Site;;'], '2 refNiveau'],
        ['no label', [`S-1;;;${S}`], '2 lbLocalisation'],
        ['a parent nobody knows', [`S-1;Site;;${S}`, `H-1;Halle;S-2;${H}`], '3 refParent'],
        ['a parent whose line is wrong', [`S-1;;;${S}`, `H-1;Halle;s-1;${H}`], '2 lbLocalisation'],
        ['a place of a deeper level', [`S-1;Site;;${H}`], '2 refNiveau'],
        ['a child of the level of its parent', [`S-1;Site;;${S}`, `H-1;Halle;S-1;${S}`], '3 refNiveau'],
        ['a child of a higher level', [`S-1;Site;;${S}`, `R-1;Local;S-1;${R}`, `H-1;Halle;R-1;${H}`], '4 refNiveau'],
        ['a loop', [`S-1;Site;;${S}`, `H-1;Halle;R-1;${H}`, `R-1;Local;H-1;${R}`], '3 refParent, 4 refParent'],
        ['one that is its own parent', [`H-1;Halle;h-1;${H}`], '2 refParent'],
      ] as const)
        same(`of a file with ${what} was told`, await locations(head, ...lines), expected)
      for (const [lines, expected] of [
        [['refLocalisation;refNiveau', `S-1;${S}`], '2 lbLocalisation'],
        [['refLocalisation;lbLocalisation', 'S-1;Site'], '2 refNiveau'],
      ] as const)
        same('of a new location without a column was told', await locations(...lines), expected)
      const none = await world.done(RefLocalisation.GetList, keys)
      hold(none.length === 0, 'of files with wrong lines some locations were written')
      const file = csv([head, `R-1;Local;s-1;${R.toLowerCase()}`, `S-1;Site;;${S}`])
      const { inserted, nbLocalisation } = await world.done(RefLocalisation.Import, { ...keys, file })
      hold(
        inserted === 2 && nbLocalisation === 2,
        `two locations were told as ${inserted}, of ${nbLocalisation} in all`,
      )
      same('two locations are', await placesOf(world, keys), 'R-1 S-1 Site / Local; S-1 – Site')
      const declared = await world.done(RefReferentiel.GetValeurLocalisationStructureList, keys)
      same(
        'the levels of the version are',
        declared.map(({ refValeur, niveau }) => `${refValeur} ${niveau}`).join(),
        `${S} 1,${H} 2,${R} 3`,
      )
      const [root] = await world.done(RefLocalisation.GetStructureHierachiList, keys)
      same(
        'the levels as a tree are',
        `${root?.refValeur} ${root?.children[0]?.refValeur} ${root?.children[0]?.children[0]?.refValeur}`,
        `${S} ${H} ${R}`,
      )
      const shallow = await ownReferential(world)
      same('one place alone came to', await shallow.locations(head, `S-1;Site;;${S}`), '1 new, 0 changed')
      same(
        'of a level below the one of the version was told',
        await shallow.locations(head, `H-1;Halle;S-1;${H}`),
        '2 refNiveau',
      )
      const [alone] = await world.done(RefLocalisation.GetStructureHierachiList, shallow.keys)
      same('the one level of a version is', `${alone?.refValeur} ${alone?.children.length}`, `${S} 0`)
      same(
        'of a level that is none of the version was told',
        await locations(head, `T-1;Autre;;${other.refValeur}`),
        '2 refNiveau',
      )
      same(
        'a hall between came to',
        await locations(head, `H-1;Halle;S-1;${H}`, `R-1;Local;H-1;${R}`),
        '1 new, 1 changed',
      )
      same(
        'of a hall that is put below its room’s level was told',
        await locations('refLocalisation;refNiveau', `H-1;${R}`),
        '2 refNiveau',
      )
      same('of a hall without parent was told', await locations('refLocalisation;refParent', 'H-1;'), '2 refNiveau')
      same(
        'other names came to',
        await locations('refLocalisation;lbLocalisation', 's-1;Usine', 'h-1;Atelier'),
        '0 new, 2 changed',
      )
      same(
        'locations are',
        await placesOf(world, keys),
        'H-1 S-1 Usine / Atelier; R-1 H-1 Usine / Atelier / Local; S-1 – Usine',
      )
      const { idLocalisation = 0 } =
        (await world.done(RefLocalisation.GetList, keys)).find(({ refLocalisation }) => refLocalisation === 'S-1') ?? {}
      const below = await world.done(RefReferentiel.GetLocalisationList, { ...keys, idLieu: idLocalisation })
      same(
        'below the place are',
        below
          .map(({ refLocalisation }) => refLocalisation)
          .toSorted()
          .join(),
        'H-1,R-1',
      )
    },
  },
  {
    name: 'a file tells of its locations and its equipment that are as they were',
    isProposed: true,
    run: async (world) => {
      const { site, hall } = await levelsOf(world)
      const [type, second] = await typesOf(world)
      const { locations, equipment, parameter } = await ownReferential(world)
      const [P, Q] = [await parameter('RefLocalisation', 1), await parameter('RefMateriel', 1)]
      const lines = [head, `S-1;Site;;${site.refValeur}`, `H-1;Halle;S-1;${hall.refValeur}`]
      same('two locations came to', await locations(...lines), '2 new, 0 changed')
      same('the same came to', await locations(...lines), '0 new, 2 changed, 2 as they were')
      same(
        'one of another name came to',
        await locations('refLocalisation;lbLocalisation', 'S-1;Site', 'H-1;Autre'),
        '0 new, 2 changed, 1 as they were',
      )
      same(
        'a value came to',
        await locations(`refLocalisation;${P}`, 'S-1;un', 'H-1;'),
        '0 new, 2 changed, 1 as they were',
      )
      same(
        'the same value came to',
        await locations(`refLocalisation;${P}`, 'S-1;un'),
        '0 new, 1 changed, 1 as they were',
      )
      same(
        'one that is new besides came to',
        await locations(head, `S-1;Site;;${site.refValeur}`, `S-2;Site;;${site.refValeur}`),
        '1 new, 1 changed, 1 as they were',
      )
      same('one below another came to', await locations('refLocalisation;refParent', 'H-1;S-2'), '0 new, 1 changed')
      const pieces = [
        'refMateriel;lb;refTypeMateriel;refLocalisation',
        `M-1;Pont;${type.refValeur};S-1`,
        `M-2;Palan;${type.refValeur};`,
      ]
      same('two pieces came to', await equipment(...pieces), '2 new, 0 changed')
      same('the same pieces came to', await equipment(...pieces), '0 new, 2 changed, 2 as they were')
      same(
        'a value of a piece came to',
        await equipment(`refMateriel;lb;${Q}`, 'M-1;Pont;un', 'M-2;Palan;', `M-3;Autre;`),
        '4 refTypeMateriel',
      )
      same(
        'a value of a piece came to',
        await equipment(`refMateriel;lb;${Q}`, 'M-1;Pont;un', 'M-2;Palan;'),
        '0 new, 2 changed, 1 as they were',
      )
      same(
        'one piece of another type came to',
        await equipment('refMateriel;refTypeMateriel', `M-1;${second.refValeur}`, `M-2;${type.refValeur}`),
        '0 new, 2 changed, 1 as they were',
      )
    },
  },
  {
    name: 'equipment of a file is of a type and a place that are there, and its type becomes one of the version',
    run: async (world) => {
      const { site } = await levelsOf(world)
      const [type, second] = await typesOf(world)
      const [T, U] = [type.refValeur, second.refValeur]
      const { keys, locations, equipment } = await ownReferential(world)
      const neighbour = await ownReferential(world)
      await neighbour.locations(head, `N-1;Ailleurs;;${site.refValeur}`, `S-1;Ailleurs;;${site.refValeur}`)
      await neighbour.equipment('refMateriel;lb;refTypeMateriel;refLocalisation', `M-1;Ailleurs;${U};N-1`)
      await locations(head, `S-1;Site;;${site.refValeur}`, `S-2;Autre;;${site.refValeur}`)
      const columns = 'refMateriel;lb;refTypeMateriel;refLocalisation;isActif'
      for (const [what, lines, expected] of [
        ['a type nobody knows', ['M-1;Pont;SC-0;;oui'], '2 refTypeMateriel'],
        ['a place nobody knows', [`M-1;Pont;${T};S-3;oui`], '2 refLocalisation'],
        ['a place of another referential', [`M-1;Pont;${T};N-1;oui`], '2 refLocalisation'],
        ['no label', [`M-1;;${T};;oui`], '2 lb'],
        ['a wrong flag', [`M-1;Pont;${T};;oui`, `M-2;Pont;${T};;x`], '3 isActif'],
      ] as const)
        same(`of a file with ${what} was told`, await equipment(columns, ...lines), expected)
      same('of new equipment without type was told', await equipment('refMateriel;lb', 'M-1;Pont'), '2 refTypeMateriel')
      same(
        'of new equipment without label was told',
        await equipment('refMateriel;refTypeMateriel', `M-1;${T}`),
        '2 lb',
      )
      same(
        'two pieces came to',
        await equipment(columns, `M-1;Pont;${T.toLowerCase()};s-1;oui`, `M-2;Palan;${U};;non`),
        '2 new, 0 changed',
      )
      const read = async () =>
        (await world.done(RefMateriel.GetMaterialList, keys))
          .map(({ refMateriel, lb, lbCourt, materialType, local, isActif }) =>
            [refMateriel, lb, lbCourt ?? '–', materialType, local ?? '–', isActif].join(' '),
          )
          .toSorted()
          .join('; ')
      same(
        'two pieces are',
        await read(),
        `M-1 Pont – ${type.lbValeur} Site true; M-2 Palan – ${second.lbValeur} – false`,
      )
      const declared = async () =>
        (await world.done(RefReferentiel.GetValeurTypeMaterielList, keys))
          .map(({ refValeur, nbMateriel }) => `${refValeur} ${nbMateriel}`)
          .toSorted()
          .join()
      same('the types of the version are', await declared(), [`${T} 1`, `${U} 1`].toSorted().join())
      same(
        'another type and place came to',
        await equipment('refMateriel;refTypeMateriel;refLocalisation', `m-2;${T};S-2`),
        '0 new, 1 changed',
      )
      same(
        'two pieces are',
        await read(),
        `M-1 Pont – ${type.lbValeur} Site true; M-2 Palan – ${type.lbValeur} Autre false`,
      )
      same('the types of the version are', await declared(), [`${T} 2`, `${U} 0`].toSorted().join())
      const [here, there] = [
        await world.done(RefLocalisation.GetList, keys),
        await world.done(RefLocalisation.GetList, neighbour.keys),
      ]
      hold(
        !here.some(({ idLocalisation }) => there.some((other) => other.idLocalisation === idLocalisation)),
        'two locations of two referentials that are called alike are one',
      )
      const elsewhere = await world.done(RefMateriel.GetMaterialList, neighbour.keys)
      same(
        'equipment of another referential is',
        elsewhere.map(({ lb, local }) => `${lb} ${local}`).join(),
        'Ailleurs Ailleurs',
      )
    },
  },
]

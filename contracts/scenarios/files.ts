import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefMateriel } from '../services/Prm/RefMateriel/endpoints.ts'
import { RefParametre } from '../services/Prm/RefParametre/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { Broken, hold, need } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'

interface Outcome {
  inserted: number
  updated: number
  errors: readonly { message: string }[]
}

/** Asserts that a file was imported whole. */
function taken(outcome: Outcome, expected: readonly [inserted: number, updated: number], what: string): void {
  const { inserted, updated, errors } = outcome
  hold(errors.length === 0, `a file of ${what} was refused: ${errors[0]?.message}`)
  hold(
    inserted === expected[0] && updated === expected[1],
    `a file of ${what} was told as ${inserted} new and ${updated} changed, not ${expected.join(' and ')}`,
  )
}

const same = (read: string, expected: string, what: string) =>
  hold(read === expected, `${what} were read again as: ${read}; and not as: ${expected}`)

/** Two levels, one below the other, and a type of equipment, from their tables. */
async function codes(world: World) {
  const of = (refTable: string) => world.done(SysValeur.GetList, { refTable })
  const [levels, [type], [every]] = [
    await of('Prm.RefStructure'),
    await of('Prm.RefTypeMateriel'),
    await of('Prm.ModTacheFrequence'),
  ]
  const below = levels.find(({ idValeurParent }) => idValeurParent !== null)
  const above = levels.find(({ idValeur }) => idValeur === below?.idValeurParent)
  const [kind] = await of('Prm.GamTypeMaintenance')
  const [use] = await of('Prm.GamFonction')
  if (!above || above.idValeurParent !== null || !below || !type || !every || !kind || !use)
    throw new Broken('the tables of codes are empty')
  return {
    site: above.refValeur,
    hall: below.refValeur,
    type,
    every: every.refValeur,
    kind: kind.refValeur,
    use: use.refValeur,
  }
}

/** That files of a referential and of ranges are stored as they say. */
export const files: readonly Scenario[] = [
  {
    name: 'files of locations, of equipment and of ranges are read again as they say, and what they say nothing of stays',
    run: async (world) => {
      const { site, hall, type, every, kind, use } = await codes(world)
      const ref = world.unique('SC')
      const sent = { refReferentiel: ref, lbReferentiel: `Essai ${ref}`, description: null }
      const { idReferentielGuid, idReferentielVersion } = await world.done(RefReferentiel.Insert, sent)
      const keys = { idReferentielGuid, idReferentielVersion }
      const locations = async (lines: readonly string[], ...expected: [number, number]) => {
        taken(await world.done(RefLocalisation.Import, { ...keys, file: csv(lines) }), expected, 'locations')
        const rows = await world.done(RefLocalisation.GetList, keys)
        return rows
          .map((row) => `${row.refLocalisation} ${row.lbAffichage} ${row.isActif}`)
          .toSorted()
          .join('; ')
      }
      const head = 'refLocalisation;lbLocalisation;refParent;refNiveau;isActif'
      same(
        await locations([head, `H-1;Halle;s-1;${hall};non`, `S-1;Site;;${site};oui`, `S-2;Autre;;${site};oui`], 3, 0),
        'H-1 Site / Halle false; S-1 Site true; S-2 Autre true',
        'locations',
      )
      same(
        await locations(['refLocalisation;lbLocalisation', 'S-1;Usine'], 0, 1),
        'H-1 Usine / Halle false; S-1 Usine true; S-2 Autre true',
        'a place that was called otherwise and what is below it',
      )
      same(
        await locations(['refLocalisation;refParent', 'H-1;S-2'], 0, 1),
        'H-1 Autre / Halle false; S-1 Usine true; S-2 Autre true',
        'a hall that was moved',
      )
      const parametre = world.unique('SC')
      const [porte] = (await world.done(SysValeur.GetList, { refTable: 'Prm.RefParamTypePorte' })).filter(
        ({ refValeur }) => refValeur === 'RefMateriel',
      )
      need(porte !== undefined, 'the value RefMateriel of Prm.RefParamTypePorte')
      const number = { refParametre: parametre, lbParametre: 'Essai', idControlEdit: 3, idTypePorte: [porte.idValeur] }
      await world.done(RefParametre.CreateNew, { ...number, ...keys })
      const equipment = async (lines: readonly string[], ...expected: [number, number]) => {
        taken(await world.done(RefMateriel.Import, { ...keys, file: csv(lines) }), expected, 'equipment')
        const rows = await world.done(RefMateriel.GetMaterialList, keys)
        const told = rows.map(async ({ idMateriel, refMateriel, lb, lbCourt, local, isActif }) => {
          const [value] = await world.done(RefMateriel.GetMaterielValeurList, { ...keys, idMateriel })
          return `${refMateriel} ${lb} ${lbCourt ?? '–'} ${local ?? '–'} ${isActif} ${value?.value ?? '–'}`
        })
        return (await Promise.all(told)).toSorted().join('; ')
      }
      same(
        await equipment(
          [
            `refMateriel;lb;lbCourt;refTypeMateriel;refLocalisation;isActif;${parametre}`,
            `M-1;Pont;P;${type.refValeur};H-1;oui;1,5`,
            `M-2;Palan;;${type.refValeur};;non;`,
          ],
          2,
          0,
        ),
        'M-1 Pont P Autre / Halle true 1.5; M-2 Palan – – false –',
        'equipment',
      )
      same(
        await equipment([`refMateriel;lbCourt;refLocalisation;${parametre}`, 'M-1;;;', 'M-2;PA;S-1;2'], 0, 2),
        'M-1 Pont – – true –; M-2 Palan PA Usine false 2',
        'equipment of which some cells were emptied',
      )
      const refMode = world.unique('SC')
      await world.done(ModModeInspection.Insert, { refMode, lbMode: 'Essai', ...keys })
      const range = world.unique('SC')
      const ranges = async (lines: readonly string[], ...expected: [number, number]) => {
        taken(await world.done(GamGamme.Import, { file: csv(lines) }), expected, 'ranges')
        const [read] = await world.done(GamGamme.GetList, { ref: range })
        const covered = await world.done(GamGamme.GetGamMaterielList, { idGammeVersion: read?.idGammeVersion ?? 0 })
        const pages = (await world.done(GamGamme.GetInfoDynamic, { idGammeVersion: read?.idGammeVersion ?? 0 })).find(
          ({ refInfo }) => refInfo === 'nbPage',
        )
        return [
          read?.lbGamme,
          read?.lbGammeLong ?? '–',
          read?.dureeTot,
          read?.actif,
          read?.isCurrent,
          covered.map(({ refMateriel }) => refMateriel).join('+') || '–',
          Number(pages?.value) > 0,
        ].join(' ')
      }
      const first = 'ref;lbGamme;lbGammeLong;refMode;typeMaintenance;fonctionPrincipal;periodicite;dureeTot;materiels'
      same(
        await ranges([first, `${range};Essai;Long;${refMode};${kind};${use};${every};90;M-1 M-2`], 1, 0),
        'Essai Long 90 true true M-1+M-2 true',
        'a range',
      )
      same(
        await ranges(['ref;lbGammeLong;actif;materiels', `${range};;non;M-2`], 0, 1),
        'Essai – 90 false false M-2 true',
        'a range of which some cells were emptied',
      )
    },
  },
]

import { AffAffairePrestation } from '../services/Aff/AffAffairePrestation/endpoints.ts'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { RefMateriel } from '../services/Prm/RefMateriel/endpoints.ts'
import { hold } from './broken.ts'
import { codesOf, levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv } from './world.ts'

/** That services are kept with their equipment, where they are to be done and by what suits them. */
export const servicesMade: readonly Scenario[] = [
  {
    name: 'services of one case each keep their equipment and their reference, and are where their range suits',
    run: async (world) => {
      const { site, hall } = await levelsOf(world)
      const [type] = await typesOf(world)
      const { keys, locations, equipment } = await ownReferential(world)
      const elsewhere = await ownReferential(world)
      const places = 'refLocalisation;lbLocalisation;refParent;refNiveau'
      await locations(
        places,
        `S-1;Site;;${site.refValeur}`,
        `H-1;Halle;S-1;${hall.refValeur}`,
        `S-2;Site;;${site.refValeur}`,
        `H-2;Halle;S-2;${hall.refValeur}`,
      )
      await elsewhere.locations(places, `S-9;Site;;${site.refValeur}`)
      const pieces = 'refMateriel;lb;refTypeMateriel'
      await equipment(pieces, ...[1, 2, 3].map((at) => `M-${at};Pont ${at};${type.refValeur}`))
      await elsewhere.equipment(pieces, `M-9;Ailleurs;${type.refValeur}`)
      const rows = [
        ...(await world.done(RefLocalisation.GetList, keys)),
        ...(await world.done(RefLocalisation.GetList, elsewhere.keys)),
      ]
      const at = (ref: string) => rows.find(({ refLocalisation }) => refLocalisation === ref)?.idLocalisation ?? 0
      const own = [
        ...(await world.done(RefMateriel.GetMaterialList, keys)),
        ...(await world.done(RefMateriel.GetMaterialList, elsewhere.keys)),
      ]
      const piece = (ref: string) => ({
        idMateriel: own.find(({ refMateriel }) => refMateriel === ref)?.idMateriel ?? 0,
      })
      const refMode = world.unique('SC')
      const { idModeversion, idModeGuid } = await world.done(ModModeInspection.Insert, {
        refMode,
        lbMode: 'Essai',
        ...keys,
      })
      const [[kind], [use], [every]] = [
        await codesOf(world, 'Prm.GamTypeMaintenance'),
        await codesOf(world, 'Prm.GamFonction'),
        await codesOf(world, 'Prm.ModTacheFrequence'),
      ]
      const ranges = [world.unique('SC'), world.unique('SC'), world.unique('SC')]
      const file = csv([
        'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;typeLocalisation;actif',
        ...ranges.map((ref, line) =>
          [ref, 'Essai', refMode, kind, use, every, line === 1 ? hall.refValeur : '', line === 2 ? 'non' : 'oui'].join(
            ';',
          ),
        ),
      ])
      await world.done(GamGamme.Import, { file })
      const gammes = []
      for (const ref of ranges) gammes.push(...(await world.done(GamGamme.GetList, { ref })))
      const [all, ofHalls, old] = gammes.map(({ idGammeVersion }) => ({ idGammeVersion }))
      const offered = async (idLocalisation?: number) =>
        (await world.done(GamGamme.GetFilteredList, { idModeGuid, ...(idLocalisation ? { idLocalisation } : {}) }))
          .map(({ ref }) => `${ranges.indexOf(ref)}`)
          .toSorted()
          .join(' ')
      same(
        'the ranges of a mode, at a place and at a hall, are',
        `${await offered()}; ${await offered(at('S-1'))}; ${await offered(at('H-1'))}`,
        '0 1; 0; 0 1',
      )
      const { idAffaireGuid } = await world.affaire()
      const beside = await world.affaire()
      const sent = (place: string, more: object = {}) => ({
        idAffaireGuid,
        mode: { idModeversion },
        lieu: { idLocalisation: at(place) },
        dtEcheance: '2031-03-31',
        ...more,
      })
      const ask = (place: string, more: object = {}) => world.ask(AffAffairePrestation.Insert, sent(place, more))
      const make = (place: string, more: object = {}) => world.done(AffAffairePrestation.Insert, sent(place, more))
      const [a, b] = [
        await make('S-1', { materiels: [piece('M-1'), piece('M-2'), piece('M-1')], gamme: all }),
        await make('S-1', { materiels: [piece('M-2'), piece('M-3')], idLocalisation: at('H-1'), gamme: ofHalls }),
      ]
      const [c, d] = [
        await make('S-2'),
        await make('S-2', { idAffaireGuid: beside.idAffaireGuid, materiels: [piece('M-3')] }),
      ]
      const read = async (key: string) =>
        (await world.done(AffAffairePrestation.GetList, { idAffaireGuid: key }))
          .map(({ reference, materiels, nbMateriel, lbLocalisation, gamme }) =>
            [
              reference,
              materiels
                .map(({ refMateriel }) => refMateriel)
                .toSorted()
                .join('+') || '–',
              nbMateriel,
              lbLocalisation ?? '–',
              gamme ? ranges.indexOf(gamme.ref) : '–',
            ].join(' '),
          )
          .toSorted()
          .join('; ')
      const told = [`${a.reference} M-1+M-2 2 – 0`, `${b.reference} M-2+M-3 2 Site / Halle 1`, `${c.reference} – 0 – –`]
        .toSorted()
        .join('; ')
      same('the services of a case are', await read(idAffaireGuid), told)
      same('the services of another case are', await read(beside.idAffaireGuid), `${d.reference} M-3 1 – –`)
      hold(new Set([a, b, c, d].map(({ reference }) => reference)).size === 4, 'two services have one reference')
      const ofRange = await world.done(AffAffairePrestation.GetList, { refGamme: ranges[1] ?? '' })
      same('the services by a range are', ofRange.map(({ reference }) => reference).join(), b.reference)
      const info = await world.done(GamGamme.GetInfoDynamic, { idGammeVersion: all?.idGammeVersion ?? 0 })
      same(
        'what is told of the range is',
        info
          .map(({ refInfo, value }) => `${refInfo} ${value}`)
          .toSorted()
          .join(),
        'dtProchaine 2031-03-31,nbMateriel 0,nbPage 6,nbPrestation 1',
      )
      const unlike = await world.done(GamGamme.GetInfoDynamic, { idGammeVersion: old?.idGammeVersion ?? 0 })
      same(
        'what is told of a range of no services is',
        unlike
          .map(({ refInfo, value }) => `${refInfo} ${value}`)
          .toSorted()
          .join(),
        'dtProchaine null,nbMateriel 0,nbPage 6,nbPrestation 0',
      )
      const [suits, within] = ['La gamme ne convient pas au mode ou au lieu', "La localisation n'est pas dans ce lieu"]
      for (const [what, place, more, words] of [
        ['a range of halls at a site', 'S-1', { gamme: ofHalls }, suits],
        ['a range that is inactive', 'S-1', { gamme: old }, suits],
        ['a hall of another site', 'S-1', { idLocalisation: at('H-2') }, within],
        ['a hall for a place', 'H-1', {}, within],
        ['a place of another referential', 'S-9', {}, within],
        ['a place of another referential and a hall', 'S-9', { idLocalisation: at('H-1') }, within],
        ['a location of another referential', 'S-1', { idLocalisation: at('S-9') }, within],
      ] as const)
        same(`of a service with ${what} was told`, (await ask(place, more)).words, words)
      same(
        'of equipment of another referential the answer is',
        String((await ask('S-1', { materiels: [piece('M-9')] })).status),
        '404',
      )
      same('after services that were refused those of a case are', await read(idAffaireGuid), told)
      const mixed = { ...keys, idReferentielVersion: elsewhere.keys.idReferentielVersion }
      const strange = await world.ask(ModModeInspection.Insert, {
        refMode: world.unique('SC'),
        lbMode: 'Essai',
        ...mixed,
      })
      same('of a mode by a version of another referential was told', strange.words, 'Version absente de ce référentiel')
      const past = { idAffaireGuid: beside.idAffaireGuid, gamme: all, dtEcheance: '2020-01-31' }
      await make('S-2', past)
      const later = await world.done(GamGamme.GetInfoDynamic, { idGammeVersion: all?.idGammeVersion ?? 0 })
      const due = later.find(({ refInfo }) => refInfo === 'dtProchaine')?.value
      same('the next day of a range that was due before too is', `${due}`, '2031-03-31')
      const lines = (await world.done(SysLog.GetList, { take: 200 })).filter(
        ({ refAction, lbObjet }) =>
          refAction === 'CREATION' && [a, b, c, d].some(({ reference }) => reference === lbObjet),
      )
      same('lines of the log that tell of four services', String(lines.length), '4')
    },
  },
]

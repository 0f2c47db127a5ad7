import { randomUUID } from 'node:crypto'
import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { SysObjetLock } from '../services/Core/SysObjetLock/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { SysTable } from '../services/Core/SysTable/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { ModModeInspection } from '../services/Prm/ModModeInspection/endpoints.ts'
import { type Niveau, RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { RefLocalisation } from '../services/Prm/RefLocalisation/endpoints.ts'
import { hold } from './broken.ts'
import { codesOf, levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { cameTo } from './told-files.ts'
import { csv } from './world.ts'

const told = (levels: readonly Niveau[]): string =>
  levels.map(({ refValeur, children }) => (children.length > 0 ? `${refValeur}(${told(children)})` : refValeur)).join()

/** That what has an order comes in it, however it was made. */
export const orders: readonly Scenario[] = [
  {
    name: 'locks are listed with the newest first, each under its own object and holder',
    run: async (world) => {
      const cases = [await world.affaire(), await world.affaire(), await world.affaire()]
      const objects = cases.map(({ idAffaireGuid }) => ({ typeObjet: 'Affaire', refObjet: idAffaireGuid }))
      const [first, second, third] = objects as [(typeof objects)[0], (typeof objects)[0], (typeof objects)[0]]
      await world.done(SysObjetLock.Verrouiller, first)
      await world.done(SysObjetLock.Verrouiller, third, { token: world.other })
      await world.done(SysObjetLock.Verrouiller, second)
      // Prolonging a lock does not change its start.
      await world.done(SysObjetLock.Verrouiller, first)
      const own = new Map(cases.map(({ refAffaire }, at) => [refAffaire, `${at + 1}`]))
      const read = (locks: readonly { lbObjet: string }[]) =>
        locks.flatMap(({ lbObjet }) => own.get(lbObjet) ?? []).join()
      const { GetListByType, GetListByUser } = SysObjetLock
      same('the locks on cases are', read(await world.done(GetListByType, { typeObjet: 'Affaire' })), '2,3,1')
      same('all locks are', read(await world.done(GetListByType, {})), '2,3,1')
      same('the locks on tables are', read(await world.done(GetListByType, { typeObjet: 'SysTable' })), '')
      same('one’s own locks are', read(await world.done(GetListByUser, {})), '2,1')
      same('the other’s locks are', read(await world.done(GetListByUser, {}, { token: world.other })), '3')
      for (const object of [first, second]) await world.done(SysObjetLock.Deverrouiller, object)
      await world.done(SysObjetLock.Deverrouiller, third, { token: world.other })
    },
  },
  {
    name: 'levels, places, equipment and ranges come in their order, in whatever order a file has made them',
    run: async (world) => {
      const { site, hall, room, other } = await levelsOf(world)
      const [type] = await typesOf(world)
      const { keys, locations, equipment } = await ownReferential(world)
      await locations(
        'refLocalisation;lbLocalisation;refParent;refNiveau',
        `S-2;Autre;;${other.refValeur}`,
        `R-1;Local;H-1;${room.refValeur}`,
        `H-1;Halle;S-1;${hall.refValeur}`,
        `S-1;Site;;${site.refValeur}`,
      )
      const levels = await world.done(RefReferentiel.GetValeurLocalisationStructureList, keys)
      same('the depths of the levels are', levels.map(({ niveau }) => niveau).join(), '1,1,2,3')
      const places = (await world.done(SysValeur.GetList, { refTable: 'Prm.RefStructure' }))
        .filter(({ idValeur }) => [site.idValeur, other.idValeur].includes(idValeur))
        .map(({ refValeur }) => refValeur)
      const expected = [...places, hall.refValeur, room.refValeur].join()
      same('the levels are', levels.map(({ refValeur }) => refValeur).join(), expected)
      const tree = await world.done(RefLocalisation.GetStructureHierachiList, keys)
      const whole = places.map((ref) => (ref === site.refValeur ? `${ref}(${hall.refValeur}(${room.refValeur}))` : ref))
      same('the levels as a tree are', told(tree), whole.join())
      const pieces = ['M-3', 'M-1', 'M-2']
      await equipment(
        'refMateriel;lb;refTypeMateriel;refLocalisation',
        ...pieces.map((ref) => `${ref};Pont;${type.refValeur};S-1`),
      )
      const refMode = world.unique('SC')
      const { idModeGuid } = await world.done(ModModeInspection.Insert, { refMode, lbMode: 'Essai', ...keys })
      const [[kind], [use], [every]] = [
        await codesOf(world, 'Prm.GamTypeMaintenance'),
        await codesOf(world, 'Prm.GamFonction'),
        await codesOf(world, 'Prm.ModTacheFrequence'),
      ]
      const beginning = world.unique('SC')
      const line = (end: string) => `${beginning}${end};Essai;${refMode};${kind};${use};${every};M-1 M-2 M-3`
      const head = 'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels'
      same(
        'three ranges came to',
        cameTo(await world.done(GamGamme.Import, { file: csv([head, line('-C'), line('-A'), line('-B')]) })),
        '3 new, 0 changed',
      )
      const ranges = await world.done(GamGamme.GetFilteredList, { idModeGuid })
      same('the ranges of a mode are', ranges.map(({ ref }) => ref.slice(beginning.length)).join(), '-A,-B,-C')
      const covered = await world.done(GamGamme.GetGamMaterielList, { idGammeVersion: ranges[0]?.idGammeVersion ?? 0 })
      hold(
        covered.every(({ idMateriel }, at) => at === 0 || idMateriel > (covered[at - 1]?.idMateriel ?? 0)),
        'the equipment of a range is not in its order',
      )
      same(
        'the equipment of a range is',
        covered
          .map(({ refMateriel }) => refMateriel)
          .toSorted()
          .join(),
        'M-1,M-2,M-3',
      )
    },
  },
  {
    name: 'a range may be of a mode whose referential is empty',
    run: async (world) => {
      const { mode } = await ownReferential(world)
      const [refMode, ref] = [await mode(), world.unique('SC')]
      const codes = []
      for (const table of ['Prm.GamTypeMaintenance', 'Prm.GamFonction', 'Prm.ModTacheFrequence'])
        codes.push((await codesOf(world, table))[0])
      const head = 'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite'
      const file = csv([head, [ref, 'Essai', refMode, ...codes].join(';')])
      same('a range of such a mode came to', cameTo(await world.done(GamGamme.Import, { file })), '1 new, 0 changed')
      const [range] = await world.done(GamGamme.GetList, { ref })
      same('it is', `${range?.refMode} ${range?.typeLocalisation ?? '–'}`, `${refMode} –`)
    },
  },
  {
    name: 'a value is put below another and comes along, but never below itself',
    run: async (world) => {
      const refTable = world.unique('SC')
      const sent = { refTable, lbTable: `Essai ${refTable}`, idTypeTable: 2 }
      const { idTableGuid } = await world.done(SysTable.Insert, sent)
      const add = (refValeur: string, idValeurParent: number | null) =>
        world.done(SysValeur.Insert, { idTableGuid, refValeur, lbValeur: refValeur, idValeurParent })
      const [a, c] = [await add('A', null), await add('C', null)]
      const b = await add('B', a.idValeur)
      const put = ({ idValeurGuid, refValeur, lbValeur }: typeof a, idValeurParent: number | null) =>
        world.ask(SysValeur.Update, { idValeurGuid, idTableGuid, refValeur, lbValeur, idValeurParent })
      const depths = async () =>
        (await world.done(SysValeur.GetList, { idTableGuid }))
          .map(({ refValeur, niveauParent }) => `${refValeur} ${niveauParent}`)
          .toSorted()
          .join()
      same('the depths are', await depths(), 'A 0,B 1,C 0')
      const moved = await put(a, c.idValeur)
      same('a value below another is at', `${moved.value?.niveauParent ?? moved.words}`, '1')
      same('then the depths are', await depths(), 'A 1,B 2,C 0')
      for (const [what, parent] of [
        ['itself', a.idValeur],
        ['what is below it', b.idValeur],
      ] as const)
        same(`of a value below ${what} was told`, (await put(a, parent)).words, 'Ce parent créerait une boucle')
      same('then the depths are as before', await depths(), 'A 1,B 2,C 0')
      const nowhere = { idTableGuid: randomUUID(), refValeur: 'D', lbValeur: 'D', idValeurParent: a.idValeur }
      same(
        'of a value of a table nobody knows the answer is',
        String((await world.ask(SysValeur.Insert, nowhere)).status),
        '404',
      )
    },
  },
  {
    name: 'the log counts its lines by hours and days, and gives a hundred of them at most unasked',
    isProposed: true,
    run: async (world) => {
      // A truncated list, with a total above its lines, is not taken for the whole log.
      const { value: unasked = [] } = await world.ask(SysLog.GetList, {})
      hold(unasked.length <= 100, `${unasked.length} lines were given unasked`)
      const lines = await world.done(SysLog.GetList, { take: 1 })
      const dtDebut = new Date(Date.parse(lines[0]?.dtLog ?? '') - 3 * 86_400_000).toISOString()
      const span = { dtDebut, dtFin: lines[0]?.dtLog ?? '' }
      const whole = await world.done(SysLog.GetEtatList, span)
      for (const [pas, milliseconds] of [
        ['h', 3_600_000],
        ['d', 86_400_000],
      ] as const) {
        const counted = await world.done(SysLog.GetEtatList, { ...span, pas })
        for (const { refEtat, nb, parPeriode = [] } of counted) {
          const sum = parPeriode.reduce((all, period) => all + period.nb, 0)
          const expected = whole.find((state) => state.refEtat === refEtat)?.nb
          hold(sum === nb && nb === expected, `of ${nb} lines ${refEtat} ${sum} are in periods of ${pas}`)
          const starts = parPeriode.map(({ dt }) => Date.parse(dt))
          hold(
            starts.every((start) => start % milliseconds === 0),
            `a period of ${pas} begins at ${parPeriode[0]?.dt}`,
          )
          hold(
            starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0)),
            'the periods are not one after the other',
          )
        }
      }
    },
  },
]

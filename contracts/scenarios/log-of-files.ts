import { AffAffaire } from '../services/Aff/AffAffaire/endpoints.ts'
import { GamGamme } from '../services/Prm/GamGamme/endpoints.ts'
import { RefReferentiel } from '../services/Prm/RefReferentiel/endpoints.ts'
import { hold } from './broken.ts'
import { linesLeft } from './log-left.ts'
import { codesOf, levelsOf, ownReferential, same, typesOf } from './own-referential.ts'
import type { Scenario } from './scenario.ts'
import { csv, type World } from './world.ts'
import { sentOf } from './writes.ts'

/** The log lines of an act: action, outcome and kind of object. */
async function left(world: World, act: () => Promise<unknown>) {
  const lines = await linesLeft(world, act)
  return { lines, told: lines.map((line) => `${line.refAction} ${line.refEtat} ${line.typeObjet}`).join('; ') }
}

/** That the log tells of files, and just of what was changed. */
export const loggedToo: readonly Scenario[] = [
  {
    name: 'a file of locations, of equipment or of ranges leaves one line in the log, of what it was read into',
    run: async (world) => {
      const { site } = await levelsOf(world)
      const [type] = await typesOf(world)
      const { keys, locations, equipment, mode } = await ownReferential(world)
      const { refReferentiel } = await world.done(RefReferentiel.Get, { idReferentielGuid: keys.idReferentielGuid })
      for (const read of [
        () => locations('refLocalisation;lbLocalisation;refNiveau', `S-1;Site;${site.refValeur}`),
        () => equipment('refMateriel;lb;refTypeMateriel', `M-1;Pont;${type.refValeur}`),
      ]) {
        const { lines, told } = await left(world, read)
        same('a file of a referential leaves', told, 'IMPORT OK Referentiel')
        same(
          'its line is of',
          `${lines[0]?.refObjet} ${lines[0]?.lbObjet}`,
          `${keys.idReferentielGuid} ${refReferentiel}`,
        )
      }
      const [refMode, ref] = [await mode(), world.unique('SC')]
      const codes = []
      for (const table of ['Prm.GamTypeMaintenance', 'Prm.GamFonction', 'Prm.ModTacheFrequence'])
        codes.push((await codesOf(world, table))[0])
      const file = csv([
        'ref;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite',
        [ref, 'Essai', refMode, ...codes].join(';'),
      ])
      const { lines, told } = await left(world, () => world.done(GamGamme.Import, { file }))
      same('a file of ranges leaves', told, 'IMPORT OK Gamme')
      same('its line is called', `${lines[0]?.lbObjet}`, file.name)
      const wrong = await left(world, () =>
        world.done(GamGamme.Import, { file: csv(['ref;lbGamme', `${ref}-x;Essai`]) }),
      )
      same('a file of which nothing was written leaves', wrong.told, '')
    },
  },
  {
    name: 'the line of a change tells of the fields that were changed and of no other, and from which address',
    run: async (world) => {
      const made = await world.affaire()
      const fields = async (more: object) => {
        const { lines } = await left(world, () =>
          world.done(AffAffaire.Update, { ...sentOf(made), dtModification: null, ...more }),
        )
        hold(lines.length === 1, `a change leaves ${lines.length} lines in the log`)
        const from = lines[0]?.changements.find(({ champ }) => champ === 'adresse')?.nouveau
        hold(
          typeof from === 'string' && from !== '',
          'the line of a change does not say from which address it was made',
        )
        return (lines[0]?.changements ?? [])
          .map(({ champ }) => champ)
          .filter((champ) => champ !== 'adresse')
          .toSorted()
          .join()
      }
      same('the line of another label tells of', await fields({ lbAffaire: 'Autre' }), 'lbAffaire')
      same('the line of another client tells of', await fields({ lbAffaire: 'Autre', lbClient: 'Elle' }), 'lbClient')
      same('the line of both as they were at first tells of', await fields({}), 'lbAffaire,lbClient')
    },
  },
]

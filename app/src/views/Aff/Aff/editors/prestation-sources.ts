import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme, type Gamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection, type Mode } from '@ronde/contracts/services/Prm/ModModeInspection'
import { type Localisation, RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import type { InputOf } from '@ronde/contracts/wire'
import { type ReadSource as Read, type Source, source, type ValuesOf } from '../../../../kit/editor/context.ts'

/** `niveau`: the level to which the choice of the location is narrowed. */
export type PrestationValues = ValuesOf<InputOf<typeof AffAffairePrestation.Insert> & { niveau: number }>

/** The cases; loaded only where the page has no case. */
export const affaires = source(AffAffaire.GetList, (_, __, { params }) => (params.idAffaireGuid ? null : {}))

export const modes = source(ModModeInspection.GetList, () => ({}))

const modeOf = ({ mode }: PrestationValues, read: Read): Mode | undefined =>
  read(modes)?.find(({ idModeversion }) => idModeversion === mode?.idModeversion)

/** The referential version of the chosen mode. */
const referentielOf = (values: PrestationValues, read: Read) => {
  const mode = modeOf(values, read)
  return mode ? { idReferentielGuid: mode.idReferentielGuid, idReferentielVersion: mode.idReferentielVersion } : null
}

export const lieux = source(RefReferentiel.GetLieuList, referentielOf)

/** The levels of the tree of locations, once there is a place to look below. */
export const niveaux = source(RefReferentiel.GetValeurLocalisationStructureList, (values: PrestationValues, read) =>
  values.lieu ? referentielOf(values, read) : null,
)

/** A location below the place; `isAbove`: it only leads to those of the chosen level. */
type Below = Localisation & { isAbove?: boolean }

export const localisations: Source<Below> = source(
  RefReferentiel.GetLocalisationList,
  (values: PrestationValues, read) => {
    const referentiel = referentielOf(values, read)
    return referentiel && values.lieu ? { ...referentiel, idLieu: values.lieu.idLocalisation } : null
  },
)

/** The locations of the chosen level, in any place, and those above them. */
export const ofNiveau = source(RefReferentiel.GetFilterLocalisationList, (values: PrestationValues, read) => {
  const referentiel = values.niveau ? referentielOf(values, read) : null
  return referentiel && values.niveau ? { ...referentiel, idValeur: values.niveau } : null
})

/** The last narrowed rows, by the answer they are narrowed to: a tree of thousands is made only once of the same rows. */
const narrowed = new WeakMap<readonly Localisation[], { all: readonly Below[]; rows: readonly Below[] }>()

/** The locations below the place that are of the chosen level, and those above them; all of them without a level, or while it is not read. */
export function narrowedToNiveau(all: readonly Below[], read: Read, { niveau }: PrestationValues): readonly Below[] {
  const found = niveau ? read(ofNiveau) : null
  if (!found) return all
  const before = narrowed.get(found)
  if (before?.all === all) return before.rows
  const ids = new Set(found.map(({ idLocalisation }) => idLocalisation))
  const rows = all
    .filter(({ idLocalisation }) => ids.has(idLocalisation))
    .map((row) => (row.idValeur === niveau ? row : { ...row, isAbove: true }))
  narrowed.set(found, { all, rows })
  return rows
}

/** Input for the location, else for the place. */
const where = ({ idLocalisation, lieu }: PrestationValues) => ({
  idLocalisation: idLocalisation ?? lieu?.idLocalisation,
})

export const gammes = source(GamGamme.GetFilteredList, (values: PrestationValues, read) => {
  const mode = modeOf(values, read)
  return mode && values.lieu ? { idModeGuid: mode.idModeGuid, ...where(values) } : null
})

/** The chosen range. */
export const gammeOf = ({ gamme }: PrestationValues, read: Read): Gamme | undefined =>
  read(gammes)?.find(({ idGammeVersion }) => idGammeVersion === gamme?.idGammeVersion)

export const materiels = source(GamGamme.GetGamMaterielList, (values: PrestationValues) =>
  values.gamme ? { idGammeVersion: values.gamme.idGammeVersion, ...where(values) } : null,
)

/** Services of the mode and range, to know whether this one is the first. */
export const known = source(AffAffairePrestation.GetList, (values: PrestationValues, read) => {
  const mode = modeOf(values, read)
  const gamme = gammeOf(values, read)
  return mode && gamme ? { idModeGuid: mode.idModeGuid, refGamme: gamme.ref, take: 1 } : null
})

/** Months between two services of a range; null where it has no interval. */
export const monthsOf = ({ periodicite }: Pick<Gamme, 'periodicite'>): number | null =>
  Number(/^M(\d+)$/.exec(periodicite)?.[1] ?? 0) || null

/** Earlier services of the mode and range, by which the next one is due. */
export const earlier = source(AffAffairePrestation.GetList, (values: PrestationValues, read) => {
  const mode = modeOf(values, read)
  const gamme = gammeOf(values, read)
  return mode && gamme && monthsOf(gamme) ? { idModeGuid: mode.idModeGuid, refGamme: gamme.ref } : null
})

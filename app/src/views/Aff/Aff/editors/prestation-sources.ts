import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme, type Gamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection, type Mode } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import type { InputOf } from '@ronde/contracts/wire'
import { type ReadSource as Read, source, type ValuesOf } from '../../../../kit/editor/context.ts'

export type PrestationValues = ValuesOf<InputOf<typeof AffAffairePrestation.Insert>>

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

export const localisations = source(RefReferentiel.GetLocalisationList, (values: PrestationValues, read) => {
  const referentiel = referentielOf(values, read)
  return referentiel && values.lieu ? { ...referentiel, idLieu: values.lieu.idLocalisation } : null
})

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

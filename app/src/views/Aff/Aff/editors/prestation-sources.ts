import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme, type Gamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection, type Mode } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import type { InputOf } from '@ronde/contracts/wire'
import { type ReadSource, source } from '../../../../kit/editor-config.ts'

/** What stands in the fields of a new service; choices hold keys. */
export interface PrestationValues {
  idAffaireGuid: string | null
  mode: number | null
  lieu: number | null
  idLocalisation: number | null
  gamme: number | null
  dtEcheance: string
  materiels: number[]
  isInitiale: boolean
  referenceclient: string
  libelle: string
  lbInspection: string
}

type Read = ReadSource<PrestationValues>

/** Asked only where the page names no case. */
export const affaires = source({
  from: AffAffaire.GetList,
  input: (_: PrestationValues, __: Read, { params }) => (params.idAffaireGuid ? null : {}),
})

export const modes = source<PrestationValues, InputOf<typeof ModModeInspection.GetList>, Mode>({ from: ModModeInspection.GetList, input: () => ({}) })

const modeOf = ({ mode }: PrestationValues, read: Read): Mode | undefined => read(modes)?.find(({ idModeversion }) => idModeversion === mode)

/** The version of the referential that the mode is framed by. */
const referentielOf = (values: PrestationValues, read: Read) => {
  const mode = modeOf(values, read)
  return mode ? { idReferentielGuid: mode.idReferentielGuid, idReferentielVersion: mode.idReferentielVersion } : null
}

export const lieux = source({ from: RefReferentiel.GetLieuList, input: (values: PrestationValues, read: Read) => referentielOf(values, read) })

export const localisations = source({
  from: RefReferentiel.GetLocalisationList,
  input: (values: PrestationValues, read: Read) => {
    const referentiel = referentielOf(values, read)
    return referentiel && values.lieu !== null ? { ...referentiel, idLieu: values.lieu } : null
  },
})

/** At the location, else at the place. */
const where = ({ idLocalisation, lieu }: PrestationValues): { idLocalisation?: number } => {
  const id = idLocalisation ?? lieu
  return id === null ? {} : { idLocalisation: id }
}

export const gammes = source({
  from: GamGamme.GetFilteredList,
  input: (values: PrestationValues, read: Read) => {
    const mode = modeOf(values, read)
    return mode && values.lieu !== null ? { idModeGuid: mode.idModeGuid, ...where(values) } : null
  },
})

/** The range that is chosen. */
export const gammeOf = ({ gamme }: PrestationValues, read: Read): Gamme | undefined =>
  read(gammes)?.find(({ idGammeVersion }) => idGammeVersion === gamme)

export const materiels = source({
  from: GamGamme.GetGamMaterielList,
  input: (values: PrestationValues) => (values.gamme === null ? null : { idGammeVersion: values.gamme, ...where(values) }),
})

/** The services there are of that mode and range: none makes this one the first. */
export const known = source({
  from: AffAffairePrestation.GetList,
  input: (values: PrestationValues, read: Read) => {
    const mode = modeOf(values, read)
    const gamme = gammeOf(values, read)
    return mode && gamme ? { idModeGuid: mode.idModeGuid, refGamme: gamme.ref } : null
  },
})

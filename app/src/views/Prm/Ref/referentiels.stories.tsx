import preview from '../../../../../.storybook/preview.tsx'
import { homeStates, listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import localisationList from './LocalisationList/index.ts'
import materielList from './MaterielList/index.ts'
import parametreList from './ParametreList/index.ts'
import referentielHome from './ReferentielAccueil/index.ts'
import referentielList from './ReferentielList/index.ts'

const { idReferentielGuid } = RefReferentiel.Get.example.input
const keys = `idReferentielGuid=${idReferentielGuid}&idReferentielVersion=1`

const referentiels = listStates(referentielList, { at: '/Prm/Ref/ReferentielList' })
const referentiel = homeStates(referentielHome, {
  at: `/Prm/Ref/ReferentielAccueil?idReferentielGuid=${idReferentielGuid}`,
})
const parametres = listStates(parametreList, { at: `/Prm/Ref/ParametreList?${keys}`, slot: 'n.' })
const localisations = listStates(localisationList, { at: `/Prm/Ref/LocalisationList?${keys}`, slot: 'n.' })
const materiels = listStates(materielList, { at: `/Prm/Ref/MaterielList?${keys}`, slot: 'n.' })

const meta = preview.meta({
  title: 'Screens/Repositories',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Referentiels = meta.story(referentiels.many)
export const ReferentielsLoading = meta.story(referentiels.loading)
export const ReferentielsEmpty = meta.story(referentiels.empty)
export const ReferentielsNoMatch = meta.story(referentiels.noMatch)
export const ReferentielsFailed = meta.story(referentiels.error)
export const ReferentielsForbidden = meta.story(referentiels.forbidden)
export const ReferentielsLong = meta.story(referentiels.long)
export const ReferentielsLocked = meta.story(referentiels.locked)
export const Referentiel = meta.story(referentiel.ready)
export const ReferentielLoading = meta.story(referentiel.loading)
export const ReferentielUnknown = meta.story(referentiel.unknown)
export const ReferentielFailed = meta.story(referentiel.error)
export const ReferentielForbidden = meta.story(referentiel.forbidden)
export const ReferentielLong = meta.story(referentiel.long)
export const ReferentielLocked = meta.story(referentiel.locked)
export const Parametres = meta.story(parametres.many)
export const ParametresLoading = meta.story(parametres.loading)
export const ParametresEmpty = meta.story(parametres.empty)
export const ParametresNoMatch = meta.story(parametres.noMatch)
export const ParametresFailed = meta.story(parametres.error)
export const ParametresForbidden = meta.story(parametres.forbidden)
export const ParametresLong = meta.story(parametres.long)
export const ParametresLocked = meta.story(parametres.locked)
export const Localisations = meta.story(localisations.many)
export const LocalisationsLoading = meta.story(localisations.loading)
export const LocalisationsEmpty = meta.story(localisations.empty)
export const LocalisationsNoMatch = meta.story(localisations.noMatch)
export const LocalisationsFailed = meta.story(localisations.error)
export const LocalisationsForbidden = meta.story(localisations.forbidden)
export const LocalisationsLong = meta.story(localisations.long)
export const Materiels = meta.story(materiels.many)
export const MaterielsLoading = meta.story(materiels.loading)
export const MaterielsEmpty = meta.story(materiels.empty)
export const MaterielsNoMatch = meta.story(materiels.noMatch)
export const MaterielsFailed = meta.story(materiels.error)
export const MaterielsForbidden = meta.story(materiels.forbidden)
export const MaterielsLong = meta.story(materiels.long)

import { csv } from '../imports.ts'
import { read, upload, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { propertyTasks } from './properties.ts'
import { byFile, byForm, byLook, byMenu, nothing, rowOf } from './ways.ts'

export const prm = '/api/Console/Prm'
export const own = (user: User, { mark }: { mark: string }) => rowOf(user, mark)

interface Version {
  mark: string
  idReferentielGuid: string
  idReferentielVersion: number
}
interface Referentiel {
  idReferentielGuid: string
  refReferentiel: string
  lbReferentiel: string
  isActif: boolean
}
const keys = ({ idReferentielGuid, idReferentielVersion }: Version) =>
  `idReferentielGuid=${idReferentielGuid}&idReferentielVersion=${idReferentielVersion}`
export const keyed = ({ idReferentielGuid, idReferentielVersion }: Version) => ({
  idReferentielGuid,
  idReferentielVersion,
})

/** A repository of its own. */
export async function repository(provider: Provider, mark: string): Promise<Version> {
  const { idReferentielGuid } = await write<Referentiel>(provider, `${prm}/RefReferentiel/Insert`, {
    refReferentiel: mark,
    lbReferentiel: `Sites ${mark}`,
    isActif: true,
  })
  const [version] = await read<{ idReferentielVersion: number }[]>(
    provider,
    `${prm}/RefReferentiel/GetVersionList?idReferentielGuid=${idReferentielGuid}`,
  )
  return { mark, idReferentielGuid, idReferentielVersion: version?.idReferentielVersion ?? 0 }
}
const repositories = async (provider: Provider, { mark }: { mark: string }) =>
  (await read<Referentiel[]>(provider, `${prm}/RefReferentiel/GetList`))
    .filter(({ refReferentiel }) => refReferentiel === mark)
    .map(({ lbReferentiel, isActif }) => ({ lbReferentiel, isActif }))
const oneRepository =
  (isActif: boolean) =>
  ({ mark }: { mark: string }) => [{ lbReferentiel: `Sites ${mark}`, isActif }]
const atRepositories = ({ mark }: { mark: string }) => `/Prm/Ref/ReferentielList?q=${mark}`

const repositoryTasks = [
  byForm({
    name: 'a repository is created',
    asks: 'RefReferentiel/Insert RefReferentiel/GetList',
    prepare: (_, mark) => Promise.resolve({ mark }),
    address: atRepositories,
    action: 'action.Creer',
    fields: ({ mark }) => [
      ['text', 'field.refReferentiel', mark],
      ['text', 'field.lbReferentiel', `Sites ${mark}`],
    ],
    shows: own,
    stored: repositories,
    wanted: oneRepository(true),
    before: () => [],
  }),
  byForm({
    name: 'a repository is changed',
    asks: 'RefReferentiel/Update RefReferentiel/Get',
    prepare: repository,
    address: (one) => `/Prm/Ref/ReferentielAccueil?${keys(one)}`,
    action: 'action.Modifier',
    fields: ({ mark }) => [['text', 'field.lbReferentiel', `Autre ${mark}`]],
    shows: ({ page }, { mark }) => page.getByRole('heading', { level: 1, name: `Autre ${mark}` }),
    stored: repositories,
    wanted: ({ mark }) => [{ lbReferentiel: `Autre ${mark}`, isActif: true }],
    before: oneRepository(true),
  }),
  byMenu({
    name: 'a repository is deactivated',
    asks: 'RefReferentiel/Update',
    prepare: repository,
    address: atRepositories,
    action: 'action.Desactiver',
    row: own,
    shows: nothing,
    stored: repositories,
    wanted: oneRepository(false),
    before: oneRepository(true),
  }),
]

interface Parametre {
  refParametre: string
  lbParametre: string
  isActif: boolean
}
const parameter = (mark: string, idTypePorte: readonly number[]) => ({
  refParametre: mark,
  lbParametre: `Surface ${mark}`,
  idControlEdit: 3,
  refTable: null,
  isActif: true,
  idTypePorte,
  idElement: null,
})
/** Locations, equipment. */
const scopes = async (provider: Provider) =>
  (await read<{ idValeur: number }[]>(provider, '/api/Core/SysValeur/GetList?refTable=Prm.RefParamTypePorte')).map(
    ({ idValeur }) => idValeur,
  )
const withParameter = async (provider: Provider, mark: string) => {
  const version = await repository(provider, mark)
  const parametre = parameter(mark, await scopes(provider))
  await write(provider, `${prm}/RefParametre/CreateNew`, { ...parametre, ...keyed(version) })
  return version
}
/** A parameter of the catalogue, used by another repository. */
const beside = async (provider: Provider, mark: string) => {
  await withParameter(provider, mark)
  return { ...(await repository(provider, `${mark}-B`)), mark }
}
const parameters = async (provider: Provider, version: Version) =>
  (await read<Parametre[]>(provider, `${prm}/RefParametre/GetList?${keys(version)}`)).map(
    ({ refParametre, lbParametre, isActif }) => ({ refParametre, lbParametre, isActif }),
  )
const atParameters = (version: Version) => `/Prm/Ref/ParametreList?${keys(version)}`
const oneParameter =
  (isActif: boolean, label = 'Surface') =>
  ({ mark }: { mark: string }) => [{ refParametre: mark, lbParametre: `${label} ${mark}`, isActif }]

const parameterTasks = [
  byForm({
    name: 'a parameter is created',
    asks: 'RefParametre/CreateNew RefParametre/GetList RefReferentiel/GetValeurTypeMaterielList RefReferentiel/GetValeurLocalisationStructureList',
    prepare: repository,
    address: atParameters,
    action: 'action.Creer',
    fields: ({ mark }, { t }) => [
      ['text', 'field.refParametre', mark],
      ['text', 'field.lbParametre', `Surface ${mark}`],
      ['choice', 'field.template', t['code.Number']],
      ['choices', 'field.idTypePorte', 'Localisation'],
    ],
    shows: own,
    stored: parameters,
    wanted: oneParameter(true),
    before: () => [],
  }),
  byForm({
    name: 'a parameter is changed',
    asks: 'RefParametre/Update',
    prepare: withParameter,
    address: atParameters,
    action: 'action.Modifier',
    row: own,
    fields: ({ mark }) => [['text', 'field.lbParametre', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: parameters,
    wanted: oneParameter(true, 'Autre'),
    before: oneParameter(true),
  }),
  byForm({
    name: 'a parameter of the catalogue is taken over',
    asks: 'RefParametre/Insert RefParametre/GetCatalogList',
    prepare: beside,
    address: atParameters,
    action: 'action.AjouterCatalogue',
    fields: ({ mark }) => [
      ['choice', 'field.idParametre', `Surface ${mark}`],
      ['choices', 'field.idTypePorte', 'Localisation'],
    ],
    shows: own,
    stored: parameters,
    wanted: oneParameter(true),
    before: () => [],
  }),
]

const places = ({ mark }: { mark: string }) => [
  'refLocalisation;lbLocalisation;refParent;refNiveau',
  `${mark};Site ${mark};;IND-SITE`,
  `${mark}-B;Hangar ${mark};${mark};IND-BATIMENT`,
]
const machines = ({ mark }: { mark: string }) => [
  'refMateriel;lb;refTypeMateriel;refLocalisation',
  ...['1', '2'].map((at) => `${mark}-${at};Pont ${at};PR;${mark}-B`),
]

const withPlaces = async (provider: Provider, mark: string) => {
  const version = await withParameter(provider, mark)
  await upload(provider, `${prm}/RefLocalisation/Import`, keyed(version), csv('lieux.csv', places(version)))
  return version
}
const withMachines = async (provider: Provider, mark: string) => {
  const version = await withPlaces(provider, mark)
  await upload(provider, `${prm}/RefMateriel/Import`, keyed(version), csv('materiels.csv', machines(version)))
  return version
}

const fileTasks = [
  byFile({
    name: 'a file of locations is imported',
    asks: 'RefLocalisation/Import RefLocalisation/GetList',
    prepare: repository,
    address: (version) => `/Prm/Ref/LocalisationList?${keys(version)}`,
    lines: places,
    stored: async (provider, version) =>
      (await read<{ refLocalisation: string }[]>(provider, `${prm}/RefLocalisation/GetList?${keys(version)}`)).map(
        ({ refLocalisation }) => refLocalisation,
      ),
    wanted: ({ mark }) => [mark, `${mark}-B`],
  }),
  byFile({
    name: 'a file of equipment is imported',
    asks: 'RefMateriel/Import RefMateriel/GetMaterialList RefMateriel/GetParametreList RefMateriel/GetTypeMaterielList',
    prepare: withPlaces,
    address: (version) => `/Prm/Ref/MaterielList?${keys(version)}`,
    lines: machines,
    stored: async (provider, version) =>
      (await read<{ refMateriel: string }[]>(provider, `${prm}/RefMateriel/GetMaterialList?${keys(version)}`))
        .map(({ refMateriel }) => refMateriel)
        .toSorted(),
    wanted: ({ mark }) => [`${mark}-1`, `${mark}-2`],
  }),
  byFile({
    name: 'a file of ranges is imported',
    asks: 'GamGamme/Import GamGamme/GetList',
    async prepare(provider, mark) {
      const [mode] = await read<{ refMode: string }[]>(provider, `${prm}/ModModeInspection/GetList`)
      return { mark, refMode: mode?.refMode ?? '' }
    },
    address: ({ mark }) => `/Prm/Gam/GammeList?q=${mark}`,
    lines: ({ mark, refMode }) => [
      'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels',
      ...['A', 'B'].map((at) => `${mark}-${at};1;0;Gamme ${at};${refMode};REGLEMENTAIRE;LEVAGE;M12;`),
    ],
    stored: async (provider, { mark }) =>
      (await read<{ ref: string }[]>(provider, `${prm}/GamGamme/GetList`))
        .map(({ ref }) => ref)
        .filter((ref) => ref.startsWith(mark))
        .toSorted(),
    wanted: ({ mark }) => [`${mark}-A`, `${mark}-B`],
  }),
  byLook({
    name: 'the values of a location are read',
    asks: 'RefLocalisation/GetValeurList',
    prepare: withPlaces,
    address: (version) => `/Prm/Ref/LocalisationList?${keys(version)}`,
    action: 'action.VoirValeurs',
    row: own,
    shows: (panel, _, { mark }) => panel.getByText(`Surface ${mark}`, { exact: true }),
  }),
  byLook({
    name: 'the values of an equipment are read',
    asks: 'RefMateriel/GetMaterielValeurList',
    prepare: withMachines,
    address: (version) => `/Prm/Ref/MaterielList?${keys(version)}`,
    action: 'action.VoirValeurs',
    row: (user, { mark }) => rowOf(user, `${mark}-1`),
    shows: (panel, _, { mark }) => panel.getByText(`Surface ${mark}`, { exact: true }),
  }),
]

export const tasksOfRepositories = [
  ...repositoryTasks,
  ...propertyTasks({
    of: 'repository',
    service: 'RefPropriete',
    prepare: repository,
    address: (version) => `/Prm/Ref/ReferentielAccueil?${keys(version)}`,
    keysOf: keyed,
    query: keys,
  }),
  ...parameterTasks,
  ...fileTasks,
]

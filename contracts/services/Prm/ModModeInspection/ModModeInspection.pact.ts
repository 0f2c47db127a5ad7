import { asked, interactions } from '../../interactions.ts'
import { agent, reader } from '../../Core/SecAuthentification/states.ts'
import { newerLevage, newerVersionExists } from '../ModTache/states.ts'
import { industrie, newerIndustrie, referentielExists } from '../RefReferentiel/states.ts'
import { levage, ModModeInspection, modeLevage } from './endpoints.ts'
import { modeElectricite, modeExists } from './states.ts'

const unknown = '00000000-0000-4000-8000-000000000404'
const there = [referentielExists(industrie), modeExists(levage)]
const { idModeGuid, idModeversion } = levage
const lock = ['Mode', idModeGuid] as const
const fresh = ModModeInspection.Insert.example.input
const changed = ModModeInspection.Update.example.input
const {
  example: { value: saved },
} = ModModeInspection.Update
const onNewer = {
  ...saved,
  idReferentielVersion: 2,
  referentiel: saved.referentiel && {
    ...saved.referentiel,
    idReferentielVersion: 2,
    version: '2.0',
    curentVersion: { ...saved.referentiel.curentVersion, idReferentielVersion: 2, indice: 2, lbVersion: '2.0' },
  },
}
const notItsOwn = ['Version absente de ce référentiel']

interactions(
  ModModeInspection.GetList,
  { by: agent, given: [referentielExists(industrie), modeExists(modeLevage)] },
  {
    'a request for the inspection modes': {},
    'a request for the inspection modes, of which there is none': { by: reader, given: [], only: [] },
  },
)

const archived = { ...modeElectricite, lbMode: 'Électricité générale', statut: 'ARCHIVE', isActif: false }
asked(
  ModModeInspection.GetList,
  { by: agent, given: [referentielExists(industrie), modeExists(archived), modeExists(modeLevage)] },
  {
    rows: [{ idModeGuid: modeLevage.idModeGuid }, { idModeGuid: archived.idModeGuid }],
    rising: 'idModeversion',
    words: 'GENERALE',
    where: { statut: 'ARCHIVE', isActif: false, refMode: 'ele', lbReferentiel: 'INDUSTRIE' },
  },
  {
    'each in its current version alone': {
      given: [
        referentielExists(industrie),
        modeExists(modeElectricite),
        modeExists(modeLevage),
        newerVersionExists({
          idModeversion: modeLevage.idModeversion,
          newer: { idModeversion: 3, indice: 2, revision: 0 },
        }),
      ],
      only: [
        { refMode: 'ELE', idModeversion: 2 },
        { refMode: 'LEV', idModeversion: 3 },
      ],
    },
  },
)

interactions(
  ModModeInspection.GetVersionList,
  { given: there, unknown: { idModeGuid: unknown } },
  {
    'of a mode with one': {},
    'of a mode beside another': { also: [modeExists(modeElectricite)], only: [{ idModeversion, lbVersion: '1.0' }] },
    'of a mode with two, newest first': {
      also: [newerLevage],
      only: [
        { idModeversion: 2, indice: 2, revision: 0, lbVersion: '2.0', isCurrent: true },
        { idModeversion, indice: 1, revision: 0, lbVersion: '1.0', isCurrent: false },
      ],
    },
  },
)

interactions(
  ModModeInspection.Get,
  { given: there, unknown: { idModeGuid: unknown } },
  {
    'with its referential': {},
    'in an old version': {
      also: [newerLevage],
      input: { idModeGuid, idModeversion },
      answers: { ...levage, curentVersion: { ...levage.curentVersion, idModeversion: 2, indice: 2, lbVersion: '2.0' } },
      exactly: { idModeversion },
    },
    'in a version nobody knows': { input: { idModeGuid, idModeversion: 404_404 }, status: 404 },
  },
)

interactions(
  ModModeInspection.Insert,
  { given: [referentielExists(industrie)], unknown: { idReferentielGuid: unknown } },
  {
    'a new one, with its first version': {},
    'with nothing that may be left out': {
      input: {
        refMode: fresh.refMode,
        lbMode: fresh.lbMode,
        idReferentielGuid: fresh.idReferentielGuid,
        idReferentielVersion: fresh.idReferentielVersion,
      },
      exactly: { statut: 'BROUILLON', isActif: true },
    },
    'approved at once, inactive': {
      input: { ...fresh, statut: 'VALIDE', isActif: false },
      answers: { ...ModModeInspection.Insert.example.value, statut: 'VALIDE', isActif: false },
    },
    'of a reference that is taken, in small letters': {
      given: there,
      input: { ...fresh, refMode: 'lev' },
      messages: ['lev existe déjà'],
    },
    'of a reference that is too long': { input: { ...fresh, refMode: 'R'.repeat(51) }, status: 400 },
    'of a label that is too long': { input: { ...fresh, lbMode: 'L'.repeat(201) }, status: 400 },
    'of the longest reference and label': {
      input: { ...fresh, refMode: 'R'.repeat(50), lbMode: 'L'.repeat(200) },
      answers: { ...ModModeInspection.Insert.example.value, refMode: 'R'.repeat(50), lbMode: 'L'.repeat(200) },
    },
    'of a reference that is taken': { given: there, messages: [`${levage.refMode} existe déjà`] },
    'on a version of another referential': { input: { ...fresh, idReferentielVersion: 404_404 }, messages: notItsOwn },
  },
)

interactions(
  ModModeInspection.Update,
  { given: there, unknown: { idModeGuid: unknown }, lock },
  {
    'another label and state': {},
    'without a stamp': { input: { ...changed, dtModification: null } },
    'nothing of its state and activity': {
      given: [referentielExists(industrie), modeExists({ ...levage, statut: 'ARCHIVE', isActif: false })],
      input: {
        idModeGuid,
        refMode: levage.refMode,
        lbMode: 'Autre',
        idReferentielGuid: changed.idReferentielGuid,
        idReferentielVersion: 1,
      },
      answers: { ...levage, lbMode: 'Autre', statut: 'ARCHIVE', isActif: false },
      exactly: { statut: 'ARCHIVE', isActif: false },
    },
    'its own reference in small letters': {
      input: { ...changed, refMode: 'lev' },
      answers: { ...saved, refMode: 'lev' },
    },
    'of a mode that has a newer version, which alone is moved': {
      also: [newerLevage, newerIndustrie],
      input: { ...changed, idReferentielVersion: 2 },
      answers: {
        ...onNewer,
        idModeversion: 2,
        curentVersion: { ...levage.curentVersion, idModeversion: 2, indice: 2, lbVersion: '2.0' },
      },
      exactly: { idModeversion: 2, idReferentielVersion: 2 },
    },
    'onto a referential that nobody knows': { input: { ...changed, idReferentielGuid: unknown }, status: 404 },
    'onto a newer version of its referential': {
      also: [newerIndustrie],
      input: { ...changed, idReferentielVersion: 2 },
      answers: onNewer,
      exactly: { idReferentielVersion: 2 },
    },
    'another reference that is taken': {
      also: [modeExists(modeElectricite)],
      input: { ...changed, refMode: modeElectricite.refMode },
      messages: [`${modeElectricite.refMode} existe déjà`],
    },
    'onto a version of another referential': {
      input: { ...changed, idReferentielVersion: 404_404 },
      messages: notItsOwn,
    },
  },
)

import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import type { InputOf } from '@ronde/contracts/wire'
import { choice, editor } from '../../../../kit/editor-config.ts'
import { inspectionLabel } from './inspection-label.ts'
import { affaires, gammeOf, gammes, known, lieux, localisations, materiels, modes, type PrestationValues } from './prestation-sources.ts'

/** Adds an inspection service to a case: the case of the page, or one that is chosen. */
export const prestationCreator = editor<PrestationValues, Prestation, InputOf<typeof AffAffairePrestation.Insert>, Prestation>({
  title: 'editor.prestation.new',
  save: AffAffairePrestation.Insert,
  sources: [modes, lieux, localisations, gammes, known],
  fields: [
    choice({
      name: 'idAffaireGuid',
      source: affaires,
      option: ({ idAffaireGuid, refAffaire, lbAffaire }) => ({ value: idAffaireGuid, text: `${refAffaire} · ${lbAffaire}` }),
      offered: ({ isActif, statut }) => isActif && statut !== 'CLOTUREE',
      when: ({ params }) => !params.idAffaireGuid,
      isWide: true,
    }),
    choice({
      name: 'mode',
      source: modes,
      option: ({ idModeversion, lbMode, refMode }) => ({ value: idModeversion, text: lbMode, description: refMode }),
      offered: ({ isActif }) => isActif,
      clears: ['lieu', 'idLocalisation', 'gamme', 'materiels'],
    }),
    choice({
      name: 'lieu',
      source: lieux,
      option: ({ idLocalisation, lbAffichage }) => ({ value: idLocalisation, text: lbAffichage }),
      clears: ['idLocalisation', 'gamme', 'materiels'],
    }),
    choice({
      name: 'idLocalisation',
      source: localisations,
      option: ({ idLocalisation, lbAffichage, lbNiveau }) => ({ value: idLocalisation, text: lbAffichage, description: lbNiveau }),
      offered: ({ isActif }) => isActif,
      clears: ['gamme', 'materiels'],
      isWide: true,
    }),
    choice({
      name: 'gamme',
      source: gammes,
      option: ({ idGammeVersion, ref, lbGamme }) => ({ value: idGammeVersion, text: lbGamme, description: ref }),
      clears: ['materiels'],
    }),
    { kind: 'date', name: 'dtEcheance' },
    choice({
      name: 'materiels',
      source: materiels,
      option: ({ idMateriel, lb, refMateriel }) => ({ value: idMateriel, text: lb, description: refMateriel }),
      isMultiple: true,
      isWide: true,
    }),
    { kind: 'text', name: 'referenceclient' },
    { kind: 'text', name: 'libelle' },
    { kind: 'switch', name: 'isInitiale', isWide: true },
    { kind: 'shown', name: 'lbInspection', isWide: true },
  ],
  rules: {
    idAffaireGuid: 'REQUISE',
    mode: 'REQUISE',
    lieu: 'REQUISE',
    dtEcheance: 'REQUISE',
    referenceclient: 'MAX:2000',
    libelle: 'MAX:2000',
  },
  initial: ({ params }) => ({
    idAffaireGuid: params.idAffaireGuid ?? null,
    mode: null,
    lieu: null,
    idLocalisation: null,
    gamme: null,
    dtEcheance: '',
    materiels: [],
    isInitiale: false,
    referenceclient: '',
    libelle: '',
    lbInspection: '',
  }),
  derive: (values, read, touched) => {
    const gamme = gammeOf(values, read)
    const lieu = read(lieux)?.find(({ idLocalisation }) => idLocalisation === values.lieu)
    const before = read(known)
    return {
      lbInspection: inspectionLabel({ lieu: lieu?.lbLocalisation, gamme: gamme?.ref, year: new Date().getFullYear() }),
      // Checked by itself for the first inspection of that mode and range, until the user says otherwise.
      ...(touched.includes('isInitiale') ? {} : { isInitiale: gamme !== undefined && before !== null && before.length === 0 }),
    }
  },
  input: (values) => ({
    idAffaireGuid: values.idAffaireGuid ?? '',
    mode: { idModeversion: values.mode ?? 0 },
    lieu: { idLocalisation: values.lieu ?? 0 },
    idLocalisation: values.idLocalisation,
    gamme: values.gamme === null ? null : { idGammeVersion: values.gamme },
    dtEcheance: values.dtEcheance,
    materiels: values.materiels.map((idMateriel) => ({ idMateriel })),
    isInitiale: values.isInitiale,
    lbInspection: values.lbInspection,
    referenceclient: values.referenceclient.trim() || null,
    libelle: values.libelle.trim() || null,
  }),
})

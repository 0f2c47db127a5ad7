import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, date, shown, switchField, text } from '../../../../kit/editor/fields.ts'
import { inspectionLabel } from './inspection-label.ts'
import { affaires, gammeOf, gammes, known, lieux, localisations, materiels, modes } from './prestation-sources.ts'

/** Adds an inspection service to a case: the case of the page, or one that is chosen. */
export const prestation = editor(AffAffairePrestation.Insert, {
  title: 'editor.prestation.new',
  // A case counts its services.
  refreshes: [AffAffaire.Get, AffAffaire.GetList],
  sources: [known],
  fields: [
    choice('idAffaireGuid', affaires, {
      option: ({ idAffaireGuid, refAffaire, lbAffaire }) => ({
        value: idAffaireGuid,
        text: `${refAffaire} · ${lbAffaire}`,
      }),
      offered: ({ isActif, statut }) => isActif && statut !== 'CLOTUREE',
      when: (_, { params }) => !params.idAffaireGuid,
      isWide: true,
    }),
    choice('mode', modes, {
      option: ({ idModeversion, lbMode, refMode }) => ({
        value: { idModeversion },
        text: lbMode,
        description: refMode,
      }),
      offered: ({ isActif, statut }) => isActif && statut === 'VALIDE',
      clears: ['lieu', 'idLocalisation', 'gamme', 'materiels'],
    }),
    choice('lieu', lieux, {
      option: ({ idLocalisation, lbAffichage }) => ({ value: { idLocalisation }, text: lbAffichage }),
      clears: ['idLocalisation', 'gamme', 'materiels'],
    }),
    choice('idLocalisation', localisations, {
      option: ({ idLocalisation, lbLocalisation, refLocalisation, lbNiveau }) => ({
        value: idLocalisation,
        text: lbLocalisation,
        description: `${lbNiveau} · ${refLocalisation}`,
      }),
      tree: { id: ({ idLocalisation }) => idLocalisation, parent: ({ idLocalisationParent }) => idLocalisationParent },
      isBranched: true,
      clears: ['gamme', 'materiels'],
      isWide: true,
    }),
    choice('gamme', gammes, {
      option: ({ idGammeVersion, ref, lbGamme }) => ({ value: { idGammeVersion }, text: lbGamme, description: ref }),
      clears: ['materiels'],
    }),
    date('dtEcheance', { isAhead: true }),
    choice('materiels', materiels, {
      option: ({ idMateriel, lb, refMateriel }) => ({ value: { idMateriel }, text: lb, description: refMateriel }),
      isMultiple: true,
      isWide: true,
    }),
    text('referenceclient'),
    text('libelle'),
    switchField('isInitiale', { isWide: true }),
    shown('lbInspection', { isWide: true }),
  ],
  derive: (values, read, touched) => {
    const gamme = gammeOf(values, read)
    const lieu = read(lieux)?.find(({ idLocalisation }) => idLocalisation === values.lieu?.idLocalisation)
    const before = read(known)
    return {
      lbInspection: inspectionLabel({ lieu: lieu?.lbLocalisation, gamme: gamme?.ref, year: new Date().getFullYear() }),
      // Checked by itself for the first inspection of that mode and range, until the user says otherwise.
      ...(touched.includes('isInitiale')
        ? {}
        : { isInitiale: gamme !== undefined && before !== null && before.length === 0 }),
    }
  },
  look: ({ params: { idAffaireGuid } }) => ({
    endpoint: AffAffairePrestation.GetList,
    input: { idAffaireGuid },
    key: 'idPrestation',
  }),
})

import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { editor } from '../../../../kit/editor/editor.ts'
import { formatInstant, today } from '../../../../base/dates.ts'
import type { ReadSource } from '../../../../kit/editor/context.ts'
import { eachOf } from '../../../../kit/editor/each.ts'
import { choice, date, shown, switchField, text, unsent } from '../../../../kit/editor/fields.ts'
import { inspectionLabel } from './inspection-label.ts'
import { nextDue } from './next-due.ts'
import {
  affaires,
  earlier,
  gammeOf,
  gammes,
  known,
  lieux,
  localisations,
  materiels,
  modes,
  monthsOf,
  narrowedToNiveau,
  niveaux,
  ofNiveau,
  type PrestationValues,
} from './prestation-sources.ts'

/** When the service is due by its range; null where that is unknown, or not loaded. */
function proposedDue(values: PrestationValues, read: ReadSource) {
  const gamme = gammeOf(values, read)
  const services = read(earlier)
  const months = gamme && monthsOf(gamme)
  const due = services && months ? nextDue(services, values, { months, today: today() }) : null
  return due && months ? { ...due, months } : null
}

/** Adds an inspection service to a case: that of the page, or a chosen one. */
export const prestation = editor(AffAffairePrestation.Insert, {
  title: 'editor.prestation.new',
  // Cases show the number of their services.
  refreshes: [AffAffaire.Get, AffAffaire.GetList],
  sources: [known, earlier, ofNiveau],
  each: { idLocalisation: 'editor.prestation.perLieu', materiels: 'editor.prestation.perMateriel' },
  fields: [
    choice('idAffaireGuid', affaires, {
      option: ({ idAffaireGuid, refAffaire, lbAffaire }) => ({
        value: idAffaireGuid,
        label: `${refAffaire} · ${lbAffaire}`,
      }),
      offered: ({ isActif, statut }) => isActif && statut !== 'CLOTUREE',
      when: (_, { params }) => !params.idAffaireGuid,
      isWide: true,
    }),
    choice('mode', modes, {
      option: ({ idModeversion, lbMode, refMode }) => ({
        value: { idModeversion },
        label: lbMode,
        description: refMode,
      }),
      offered: ({ isActif, statut }) => isActif && statut === 'VALIDE',
      help: 'help.validModes',
      clears: ['lieu', 'niveau', 'idLocalisation', 'gamme', 'materiels'],
    }),
    choice('lieu', lieux, {
      option: ({ idLocalisation, lbAffichage }) => ({ value: { idLocalisation }, label: lbAffichage }),
      clears: ['idLocalisation', 'gamme', 'materiels'],
    }),
    unsent(
      choice('niveau', niveaux, {
        option: ({ idValeur, lbValeur }) => ({ value: idValeur, label: lbValeur }),
        // Level 1 is the place itself.
        offered: ({ niveau }) => niveau > 1,
        help: 'help.niveau',
        clears: ['idLocalisation', 'gamme', 'materiels'],
        isWide: true,
      }),
    ),
    choice('idLocalisation', localisations, {
      rows: narrowedToNiveau,
      offered: ({ isActif, isAbove }) => isActif && !isAbove,
      option: ({ idLocalisation, lbLocalisation, refLocalisation, lbNiveau }) => ({
        value: idLocalisation,
        label: lbLocalisation,
        description: `${lbNiveau} · ${refLocalisation}`,
      }),
      tree: { id: ({ idLocalisation }) => idLocalisation, parent: ({ idLocalisationParent }) => idLocalisationParent },
      isBranched: true,
      clears: ['gamme', 'materiels'],
      isWide: true,
    }),
    choice('gamme', gammes, {
      option: ({ idGammeVersion, ref, lbGamme }) => ({ value: { idGammeVersion }, label: lbGamme, description: ref }),
      clears: ['materiels'],
    }),
    date('dtEcheance', { isAhead: true }),
    choice('materiels', materiels, {
      // Many pieces of a place have the same name.
      option: ({ idMateriel, lb, refMateriel }) => ({ value: { idMateriel }, label: `${refMateriel} · ${lb}` }),
      isMultiple: true,
      isWide: true,
      // Equipment belongs to one location: not with several locations.
      when: (values) => eachOf(values) !== 'idLocalisation',
    }),
    text('referenceclient'),
    text('libelle'),
    switchField('isInitiale', { isWide: true }),
    shown('lbInspection', { isWide: true }),
  ],
  derive: (values, read, touched, { given }) => {
    const gamme = gammeOf(values, read)
    const lieu = read(lieux)?.find(({ idLocalisation }) => idLocalisation === values.lieu?.idLocalisation)
    const services = read(known)
    const due = proposedDue(values, read)
    // A date given here or in the previous service stays, unless it is past.
    const before = typeof given?.dtEcheance === 'string' ? given.dtEcheance : ''
    const isSaid = touched.includes('dtEcheance') || before >= today()
    const isAsking = gamme !== undefined && monthsOf(gamme) !== null && read(earlier) === null
    return {
      ...(isSaid || isAsking ? {} : { dtEcheance: due?.day ?? before }),
      lbInspection: inspectionLabel({ lieu: lieu?.lbLocalisation, gamme: gamme?.ref, year: new Date().getFullYear() }),
      // Checked by default for the first inspection of the mode and range, until the user changes it.
      ...(touched.includes('isInitiale')
        ? {}
        : { isInitiale: gamme !== undefined && services !== null && services.length === 0 }),
    }
  },
  notes: ({ dtEcheance, ...values }, read) => {
    const due = proposedDue({ ...values, dtEcheance }, read)
    if (!due || due.day !== dtEcheance) return {}
    const { months, last, isOver } = due
    return {
      dtEcheance: {
        text: isOver ? 'editor.prestation.overdue' : 'editor.prestation.due',
        values: { months, reference: last.reference, date: formatInstant(last.dtEcheance, 'date') },
      },
    }
  },
  look: ({ params: { idAffaireGuid } }) => ({
    endpoint: AffAffairePrestation.GetList,
    input: { idAffaireGuid },
    key: 'idPrestation',
  }),
})

import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { create, edit } from '../../../../kit/actions/action.ts'
import { homeScreen } from '../../../../kit/screens/home-screen.ts'
import { own } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { closedCase } from '../closed-case.ts'
import { servicesOfCase } from './services-of-case.ts'
import { DueOfCase } from '../due/due-of-case.tsx'
import { affaire } from '../editors/affaire.ts'
import { prestation } from '../editors/prestation.ts'

export default homeScreen(AffAffaire.Get, {
  title: 'lbAffaire',
  reference: 'refAffaire',
  states: ['statut'],
  active: 'isActif',
  counts: { AffAffAffairePrestationList: 'nbPrestation' },
  lock: ['Affaire', 'idAffaireGuid'],
  actions: {
    Modifier: edit(affaire(AffAffaire.Update)),
    AjouterPrestation: create(prestation, { blocked: ([record]) => closedCase(record) }),
  },
  parts: [
    own(DueOfCase),
    section('section.general', [
      { field: 'refAffaire' },
      { field: 'lbAffaire' },
      { field: 'lbClient' },
      { field: 'statut', isState: true },
      { field: 'isActif', dataType: 'boolean' },
    ]),
    section('section.followUp', [
      { field: 'lbAgence' },
      { field: 'lbUserRAF' },
      { field: 'nbPrestation', dataType: 'number' },
      { field: 'dtCreation', dataType: 'DateTime' },
      { field: 'dtModification', dataType: 'DateTime' },
    ]),
    servicesOfCase,
  ],
})

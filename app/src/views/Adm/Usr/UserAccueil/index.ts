import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { edit } from '../../../../kit/actions/action.ts'
import { homeScreen } from '../../../../kit/screens/home-screen.ts'
import { section } from '../../../../kit/record/shape.ts'
import { own } from '../../../../kit/actions/parts.ts'
import { activityOfUser, casesOfUser } from './few.ts'
import { PersonalDataCard } from './personal-data-card.tsx'
import { RightsCard } from './rights-card.tsx'
import { newPassword, startPageText, user } from '../editors/user.ts'

export default homeScreen(UsrUser.Get, {
  key: 'idUser',
  title: 'lbUser',
  reference: 'login',
  active: 'isActif',
  warnings: ['isLocked'],
  lock: ['User', 'idUser'],
  actions: {
    Modifier: edit(user),
    ChangerMotDePasse: edit(newPassword, { when: ({ refIdentification }) => refIdentification === 'B' }),
  },
  parts: [
    section('section.identity', [
      { field: 'lbUser' },
      { field: 'mail' },
      { field: 'lbGroupe' },
      { field: 'defaultRoute', value: ({ defaultRoute }, text) => startPageText(defaultRoute, text) },
      { field: 'dtModification', dataType: 'DateTime' },
    ]),
    section('section.account', [
      { field: 'login' },
      { field: 'lbIdentification' },
      { field: 'isActif', dataType: 'boolean' },
      { field: 'isLocked', dataType: 'boolean', isWarning: true },
      { field: 'mustChangePassword', dataType: 'boolean', isWarning: true },
      { field: 'dtLastLogin', dataType: 'DateTime' },
    ]),
    own(RightsCard),
    casesOfUser,
    activityOfUser,
    own(PersonalDataCard),
  ],
})

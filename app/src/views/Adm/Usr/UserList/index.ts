import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { create, edit, toggle } from '../../../../kit/actions/action.ts'
import { listScreen } from '../../../../kit/screens/list-screen.ts'
import { basicUser, directoryUser, newPassword, ownAccount, user } from '../editors/user.ts'

export default listScreen(UsrUser.GetList, {
  key: 'idUser',
  label: 'lbUser',
  active: 'isActif',
  sort: 'lbUser',
  columns: [
    { field: 'login', share: 1, width: 118 },
    { field: 'lbUser', share: 2, isLong: true, width: 134 },
    { field: 'mail', share: 3, isLong: true, width: 190 },
    { field: 'lbGroupe', share: 1, isLong: true, width: 120 },
    { field: 'lbIdentification', isLong: true, width: 110 },
    { field: 'isLocked', dataType: 'boolean', isWarning: true, width: 115 },
    { field: 'dtLastLogin', dataType: 'DateTime' },
    { field: 'mustChangePassword', dataType: 'boolean', isWarning: true, isHidden: true },
    { field: 'dtModification', dataType: 'DateTime', isHidden: true },
    { field: 'isActif', dataType: 'boolean', isHidden: true },
  ],
  filters: { lbGroupe: 'choice', lbIdentification: 'choice', isLocked: 'boolean', dtLastLogin: 'date' },
  lock: ['User', 'idUser'],
  actions: {
    Creer: create(basicUser),
    AjouterAnnuaire: create(directoryUser),
    Modifier: edit(user),
    ChangerMotDePasse: edit(newPassword, { when: ({ refIdentification }) => refIdentification === 'B' }),
    ...toggle('isActif', UsrUser.UpdateUser, { spares: { off: ownAccount } }),
    ...toggle('isLocked', UsrUser.UpdateUser, { on: 'Verrouiller', off: 'Deverrouiller', spares: { on: ownAccount } }),
  },
})

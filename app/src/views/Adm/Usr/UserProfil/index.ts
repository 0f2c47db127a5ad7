import type { User } from '@ronde/contracts/services/Adm/UsrUser'
import { panel } from '../../../../kit/actions/action.ts'
import { own } from '../../../../kit/actions/parts.ts'
import { section } from '../../../../kit/record/shape.ts'
import { screenView } from '../../../../kit/screens/screen.ts'
import { PreferencesCard } from '../../../../shell/preferences-card.tsx'
import { OwnPasswordPanel } from './own-password-panel.tsx'
import { Profile } from './profile.tsx'

export default screenView(Profile, {
  parts: [
    section<User>('section.identity', [
      { field: 'lbUser' },
      { field: 'mail' },
      { field: 'lbGroupe' },
      { field: 'dtLastLogin', dataType: 'DateTime' },
    ]),
    section<User>('section.account', [
      { field: 'login' },
      { field: 'lbIdentification' },
      { field: 'isActif', dataType: 'boolean' },
      { field: 'isLocked', dataType: 'boolean' },
    ]),
    own(PreferencesCard),
  ],
  actions: { ChangerMotDePasse: panel(OwnPasswordPanel) },
})

import { screenView } from '../../../../kit/screen.ts'
import { Profile } from './profile.tsx'

export default screenView(Profile, {
  sections: [
    { title: 'section.identity', fields: [{ field: 'lbUser' }, { field: 'mail' }, { field: 'lbGroupe' }, { field: 'dtLastLogin', dataType: 'DateTime' }] },
    {
      title: 'section.account',
      fields: [{ field: 'login' }, { field: 'lbIdentification' }, { field: 'isActif', dataType: 'boolean' }, { field: 'isLocked', dataType: 'boolean' }],
    },
  ],
})

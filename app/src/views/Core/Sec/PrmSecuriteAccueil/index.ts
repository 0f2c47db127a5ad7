import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { panel } from '../../../../kit/actions/action.ts'
import { pageScreen } from '../../../../kit/screens/page-screen.ts'
import { own, rowsPart } from '../../../../kit/actions/parts.ts'
import { saveSheet, sheetPart } from './sheet-part.ts'
import { AccessCards } from './access-cards.tsx'
import { GroupPreview } from './group-preview.tsx'
import { rights } from './rights.ts'
import { UserAbilities } from './user-abilities.tsx'

export default pageScreen({
  actions: { EnregistrerDroits: saveSheet(rights, 'action.EnregistrerDroits'), ApercuGroupe: panel(GroupPreview) },
  parts: [
    sheetPart(rights, { title: 'rights.title', rows: 'rights.menu' }),
    own(UserAbilities),
    own(AccessCards),
    rowsPart(SecSecurite.GetRondeAdUserList, {
      title: 'section.directory',
      key: 'idAd',
      label: 'lbUser',
      sort: 'lbUser',
      columns: [
        { field: 'login', share: 1, width: 130 },
        { field: 'lbUser', share: 2, isLong: true, width: 160 },
        { field: 'mail', share: 3, isLong: true, width: 200 },
        { field: 'isKnown', dataType: 'boolean', width: 150 },
      ],
      filters: { isKnown: 'boolean' },
    }),
  ],
})

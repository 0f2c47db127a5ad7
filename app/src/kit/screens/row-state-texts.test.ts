import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import { rowStateTexts } from './row-state-texts.ts'

test('rows are inactive or new in the gender of what they are', () => {
  const fr = textIn('fr')
  expect(rowStateTexts(AdmAgence.GetList, fr)).toEqual({ inactive: 'Inactive', added: 'Nouvelle' })
  expect(rowStateTexts(UsrUser.GetList, fr)).toEqual({ inactive: 'Inactif', added: 'Nouveau' })
  expect(rowStateTexts({ rows: [] } as never, fr)).toEqual({ inactive: 'Inactif', added: 'Nouveau' })
  expect(rowStateTexts(AdmAgence.GetList, textIn('en'))).toEqual({ inactive: 'Inactive', added: 'New' })
})

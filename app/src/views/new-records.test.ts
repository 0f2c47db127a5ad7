import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefParametre } from '@ronde/contracts/services/Prm/RefParametre'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { expect, test } from 'vitest'
import type { Editor } from '../kit/editor/editor.ts'
import { noContext } from '../kit/editor/testing/no-context.ts'
import { initialValues, inputOf } from '../kit/editor/values.ts'
import { basicUser, directoryUser } from './Adm/Usr/editors/user.ts'
import { affaire } from './Aff/Aff/editors/affaire.ts'
import { agence } from './Aff/Aff/editors/agence.ts'
import { prestation } from './Aff/Aff/editors/prestation.ts'
import { table } from './Core/Sys/editors/table.ts'
import { valeur } from './Core/Sys/editors/valeur.ts'
import { mode } from './Prm/Mod/editors/mode.ts'
import { parametre } from './Prm/Ref/editors/parametre.ts'
import { referentiel } from './Prm/Ref/editors/referentiel.ts'

/** First values of new records (docs/specification/entities.md). */
const defaults: readonly (readonly [string, Editor, object])[] = [
  [
    'a user [6.default-group]',
    basicUser,
    { isActif: true, isLocked: false, idGroupe: 2, refIdentification: 'B', lbIdentification: 'BASIC' },
  ],
  [
    'a user of the directory [6.default-group]',
    directoryUser,
    { isActif: true, isLocked: false, idGroupe: 2, refIdentification: 'AAD', lbIdentification: 'Azure AD' },
  ],
  ['an agency', agence, { isActif: true }],
  ['a case', affaire(AffAffaire.Insert), { isActif: true }],
  ['a service', prestation, { isInitiale: false, materiels: [] }],
  ['a system table', table(SysTable.Insert), { isActif: true }],
  ['a value', valeur(SysValeur.Insert), { isActif: true }],
  ['a mode', mode(ModModeInspection.Insert), { isActif: true }],
  ['a referential', referentiel(RefReferentiel.Insert), { isActif: true }],
  ['a parameter', parametre(RefParametre.CreateNew), { isActif: true, idControlEdit: null, idTypePorte: [] }],
]

test.each(defaults)('%s begins with what the specification gives [3.new-records]', (_, editor, given) => {
  const context = { ...noContext, config: { ...noContext.config, mailSuffix: 'ronde.example' } }
  expect(inputOf(editor, initialValues(editor, context), context)).toMatchObject(given)
})

test('a user’s address is begun with the company’s domain [3.new-records]', () => {
  const context = { ...noContext, config: { ...noContext.config, mailSuffix: 'ronde.example' } }
  expect(initialValues(basicUser, context)).toMatchObject({
    login: '',
    lbUser: '',
    mail: '@ronde.example',
    newPassword: '',
    newPasswordCopy: '',
  })
  // The domain alone is no address, and is not sent.
  expect(inputOf(basicUser, initialValues(basicUser, context), context)).toMatchObject({ mail: null })
  expect(initialValues(basicUser, noContext)).toMatchObject({ mail: '' })
})

import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { editor } from '../../../../kit/editor/editor.ts'
import { label } from '../../../../kit/editor/fields.ts'

/** Adds an agency, from the list of cases or from the editor of a new case. */
export const agence = editor(AdmAgence.Insert, {
  title: 'editor.agence.new',
  fields: [label('lbAgence', { isWide: true })],
  initial: () => ({ isActif: true }),
  added: ({ idAgence, lbAgence }) => ({ value: idAgence, label: lbAgence }),
  look: () => ({ endpoint: AdmAgence.GetList, input: {}, key: 'idAgence' }),
})

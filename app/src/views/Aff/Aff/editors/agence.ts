import { AdmAgence, type Agence } from '@ronde/contracts/services/Adm/AdmAgence'
import { editor } from '../../../../kit/editor-config.ts'

interface AgenceValues {
  lbAgence: string
}

/** Adds an agency, from the list of cases or from the case being made. */
export const agenceEditor = editor<AgenceValues, Agence, { lbAgence: string; isActif?: boolean }, Agence>({
  title: 'editor.agence.new',
  save: AdmAgence.Insert,
  fields: [{ kind: 'text', name: 'lbAgence', isWide: true }],
  rules: { lbAgence: ['REQUISE', 'MAX:200'] },
  initial: () => ({ lbAgence: '' }),
  input: ({ lbAgence }) => ({ lbAgence: lbAgence.trim(), isActif: true }),
  added: ({ idAgence, lbAgence }) => ({ value: idAgence, text: lbAgence }),
})

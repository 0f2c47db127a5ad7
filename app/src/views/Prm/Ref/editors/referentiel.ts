import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { editor } from '../../../../kit/editor/editor.ts'
import { label, multiline, ref } from '../../../../kit/editor/fields.ts'

/** Creates a repository with its first version, or changes one. */
export const referentiel = (endpoint: typeof RefReferentiel.Insert | typeof RefReferentiel.Update) =>
  editor(endpoint, {
    title: { new: 'editor.referentiel.new', edit: 'editor.referentiel.edit' },
    initial: () => ({ isActif: true }),
    fields: [
      ref('refReferentiel', { help: 'help.ref' }),
      label('lbReferentiel', { isWide: true }),
      multiline('description', { isWide: true }),
    ],
    look: ({ row }) =>
      row
        ? {
            endpoint: RefReferentiel.Get,
            input: { idReferentielGuid: row.idReferentielGuid },
            key: 'idReferentielGuid',
          }
        : { endpoint: RefReferentiel.GetList, input: {}, key: 'idReferentielGuid' },
  })

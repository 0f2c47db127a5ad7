import { ModTache } from '@ronde/contracts/services/Prm/ModTache'
import { valueOf } from '../../../../kit/editor/control-choice.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { label, multiline, switchField } from '../../../../kit/editor/fields.ts'

/** Creates a task of a mode's version, or changes one. */
export const tache = editor(ModTache.UpdateOrInsert, {
  title: { new: 'editor.tache.new', edit: 'editor.tache.edit' },
  initial: () => ({ estLiee: true, fonctionnement: false }),
  fields: [
    label('lbTache', { isWide: true }),
    valueOf('idTypeTache', 'Prm.ModTacheType'),
    valueOf('idActivite', 'Prm.ModTacheActivite'),
    valueOf('idTypeFrequence', 'Prm.ModTacheFrequence'),
    switchField('fonctionnement', { help: 'help.fonctionnement' }),
    multiline('lbDescription', { isWide: true }),
  ],
  look: ({ row, params: { idModeversion } }) => {
    if (row) return { endpoint: ModTache.Get, input: { idTache: row.idTache }, key: 'idTache' }
    return idModeversion
      ? { endpoint: ModTache.GetList, input: { idModeversion: Number(idModeversion) }, key: 'idTache' }
      : null
  },
})

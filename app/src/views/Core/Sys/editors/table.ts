import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, label, multiline, ref } from '../../../../kit/editor/fields.ts'

/** Makes a system table, or changes one; what is made in code keeps its reference and type. */
export const table = (endpoint: typeof SysTable.Insert | typeof SysTable.Update) =>
  editor(endpoint, {
    title: { new: 'editor.table.new', edit: 'editor.table.edit' },
    initial: () => ({ idTypeTable: 1, isActif: true }),
    fields: [
      ref('refTable', { help: 'help.ref', when: (_, { record }) => record?.isGenerer !== true }),
      choice('idTypeTable', SysTable.GetTypeList, {
        option: ({ idTypeTable, lbTypeTable }) => ({ value: idTypeTable, text: lbTypeTable }),
        when: (_, { record }) => record?.isGenerer !== true,
      }),
      label('lbTable', { isWide: true }),
      multiline('description', { isWide: true }),
    ],
    look: () => ({ endpoint: SysTable.GetList, input: {}, key: 'idTableGuid' }),
  })

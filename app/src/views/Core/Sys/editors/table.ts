import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import type { EditorContext } from '../../../../kit/editor/context.ts'
import { editor } from '../../../../kit/editor/editor.ts'
import { choice, label, multiline, ref } from '../../../../kit/editor/fields.ts'

const isOurs = (_: unknown, { row }: EditorContext) => row?.isGenerer !== true

/** Creates a system table, or changes one; a table defined in code keeps its reference and type. */
export const table = (endpoint: typeof SysTable.Insert | typeof SysTable.Update) =>
  editor(endpoint, {
    title: { new: 'editor.table.new', edit: 'editor.table.edit' },
    initial: () => ({ idTypeTable: 1, isActif: true }),
    fields: [
      ref('refTable', { help: 'help.ref', when: isOurs }),
      choice('idTypeTable', SysTable.GetTypeList, {
        option: ({ idTypeTable, lbTypeTable }) => ({ value: idTypeTable, label: lbTypeTable }),
        when: isOurs,
      }),
      label('lbTable', { isWide: true }),
      multiline('description', { isWide: true }),
    ],
  })

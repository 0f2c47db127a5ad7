import { SysControlEdit } from '@ronde/contracts/services/Core/SysControlEdit'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { type ReadSource, source } from '../../kit/editor/context.ts'
import { choice } from '../../kit/editor/fields.ts'

const controls = source(SysControlEdit.GetList, () => ({}))

/** The control of that key. */
export const controlOf = (idControlEdit: unknown, read: ReadSource) =>
  read(controls)?.find((control) => control.idControlEdit === idControlEdit)

/** How a value is entered: its control and, of a `SysValeur`, its table. */
export const templateFields = [
  choice('idControlEdit', controls, {
    option: ({ idControlEdit, lbControl, refControl }) => ({ value: idControlEdit, label: lbControl ?? refControl }),
    clears: ['refTable', 'value'],
  }),
  choice('refTable', SysTable.GetList, {
    option: ({ refTable, lbTable }) => ({ value: refTable, label: lbTable, description: refTable }),
    label: 'editor.refTable',
    help: 'help.refTable',
    clears: ['value'],
  }),
] as const

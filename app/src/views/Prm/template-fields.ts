import { SysControlEdit } from '@ronde/contracts/services/Core/SysControlEdit'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { type ReadSource, source } from '../../kit/editor/context.ts'
import { choice } from '../../kit/editor/fields.ts'

const controls = source(SysControlEdit.GetList, () => ({}))

/** The control with a key. */
export const controlOf = (idControlEdit: unknown, read: ReadSource) =>
  read(controls)?.find((control) => control.idControlEdit === idControlEdit)

/** The control whose values come from a table (docs/specification/codes.md#controls). */
const ofTable = 9

interface Template {
  readonly idControlEdit?: number | null
}

const hasTable = ({ idControlEdit }: Template) => idControlEdit === ofTable

/** How a value is entered: its control and, of a `SysValeur`, its table. */
export const templateFields = [
  choice('idControlEdit', controls, {
    option: ({ idControlEdit, lbControl, refControl }) => ({ value: idControlEdit, label: lbControl ?? refControl }),
    optionText: ({ lbControl, refControl }, text) => text.of(`code.${refControl}`, lbControl ?? refControl),
    clears: ['refTable', 'value'],
  }),
  choice<'refTable', (typeof SysTable.GetList.example.value)[number], Template>('refTable', SysTable.GetList, {
    option: ({ refTable, lbTable }) => ({ value: refTable, label: lbTable, description: refTable }),
    when: hasTable,
    label: 'editor.refTable',
    help: 'help.refTable',
    clears: ['value'],
  }),
] as const

export const templateRules = { refTable: 'REQUISE' } as const

/** Other controls have no table. */
export const templateInput = (values: Template) => (hasTable(values) ? {} : { refTable: null })

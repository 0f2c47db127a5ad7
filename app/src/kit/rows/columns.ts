import type { GridColumn } from '@ronde/ui/grid'
import { createElement } from 'react'
import type { Text } from '../../locales/intl.ts'
import type { FieldShown } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import { StateBadge, WarningBadge } from './state-badge.tsx'
import type { TableLabels } from './use-table-labels.ts'
import { valueWords } from './value-words.ts'

/** The name of a field on a screen: `<view>.<field>` where the screen has a name of its own for it, else `field.<field>`. */
export const fieldLabel = (text: Text, view: string, field: string): string =>
  text.first([`${view}.${field}`, `field.${field}`], field)

/** How a field is shown where its text does not do; undefined where it does. */
function cellOf({ field, cell, isState, isWarning }: FieldShown<AnyRow>, name: string): GridColumn<AnyRow>['cell'] {
  if (cell) return cell
  const codeOf = ({ [field]: code }: AnyRow) => (typeof code === 'string' ? code : '')
  if (isState) return (row) => codeOf(row) !== '' && createElement(StateBadge, { code: codeOf(row) })
  return isWarning ? ({ [field]: isSet }) => isSet === true && createElement(WarningBadge, { text: name }) : undefined
}

/** Writes the values of a field that are codes; undefined where they are none. */
function codeFormat(
  { isCode, isState, table }: FieldShown<AnyRow>,
  text: Text,
  labels: TableLabels,
): ((code: unknown) => string) | undefined {
  const words = (word: (code: string) => string) => (code: unknown) =>
    typeof code === 'string' && code ? word(code) : ''
  if (table) {
    const known = labels(table)
    return words((refValeur) => valueWords({ table, refValeur, label: plain(known?.get(refValeur)) }, text))
  }
  return isCode || isState ? words((code) => text.of(`code.${code}`, code)) : undefined
}

const noLabels: TableLabels = () => undefined

/** The columns of a list as the grid takes them; `labels`: those of the system tables whose values they show. */
export const gridColumns = (
  columns: readonly FieldShown<AnyRow>[],
  view: string,
  text: Text,
  labels: TableLabels = noLabels,
): GridColumn<AnyRow>[] =>
  columns.map((column) => {
    const { field, value, dataType, isUnsorted, isLong, note, path, choiceText, width, share } = column
    const name = fieldLabel(text, view, field)
    const cell = cellOf(column, name)
    const format = codeFormat(column, text, labels)
    return {
      id: field,
      text: name,
      value: value ? (row: AnyRow) => value(row, text) : (row: AnyRow) => row[field],
      dataType: dataType ?? 'text',
      format,
      cell,
      isLong,
      path,
      choiceText,
      note: note && ((row) => note(row, text)),
      isSortable: !isUnsorted,
      share: share ?? (width ? 0 : undefined),
      // A width that a screen declares is the one its values take: where room is short the list is scrolled, and no value is cut.
      width,
      minWidth: width,
    }
  })

/** A field of a record as text, where nothing else is known of it; '' when it is none. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

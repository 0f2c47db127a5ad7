import { createElement } from 'react'
import type { MessageId } from '../../../../locales/intl.ts'
import { useText } from '../../../../locales/use-text.ts'
import { panel, type PanelAction } from '../../../../kit/actions/action.ts'
import { own, type OwnPart } from '../../../../kit/actions/parts.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import type { Sheet } from './sheet.ts'
import { SaveSheet } from './save-sheet.tsx'
import { SheetView } from './sheet-view.tsx'

/** A sheet of flags, as a part of a screen. */
export const sheetPart = (sheet: Sheet, { title, rows }: { title: MessageId; rows: MessageId }): OwnPart =>
  own(function SheetPart({ place: { view } }) {
    const text = useText()
    return createElement(SheetView, { sheet, place: view, label: text(title), rowsLabel: text(rows) })
  })

/** Shows the changed cells of a sheet, and saves them. */
export const saveSheet = (sheet: Sheet, title: MessageId): PanelAction<AnyRow> =>
  panel(function SavePanel({ place: { view }, onClose }) {
    const text = useText()
    return createElement(SaveSheet, { sheet, place: view, title: text(title), onClose })
  })

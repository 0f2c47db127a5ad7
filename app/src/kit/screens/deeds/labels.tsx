import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOf } from '../../../base/address.ts'
import { laterLayer } from '../../../base/later-layer.tsx'
import { useText } from '../../../locales/use-text.ts'
import { linkTo } from '../../../navigation/host.ts'
import type { AnyRow } from '../../place/row.ts'
import { plain } from '../../rows/columns.ts'
import { deed, type Deeds, type DeedsInput } from './deed.ts'

const LabelsDialog = laterLayer('labels', () =>
  import('../../rows/labels/labels-dialog.tsx').then((module) => module.LabelsDialog),
)

/** Parameters of versions, which are left out: a label outlives the version of its object. */
const ofVersion = /version$/i

/** Labels with a QR code that opens the record, for the selected rows of a list that configures labels. */
export function useLabels({ part: { config }, list, place, selection, slot }: DeedsInput): Deeds {
  const text = useText()
  const [labelled, setLabelled] = useState<readonly AnyRow[] | null>(null)
  const close = useCallback(() => setLabelled(null), [])
  const { pathname } = useLocation()
  const { labels } = config
  if (!labels) return {}
  const label = (row: AnyRow) => {
    const [reference = '', ...others] = labels.lines.map((field) => plain(row[field]))
    const params = Object.entries(place.params).filter(([name]) => !ofVersion.test(name))
    const query = queryOf({
      ...Object.fromEntries(params),
      [`${slot}q`]: reference,
      [`${slot}e`]: `${labels.opens}:${list.keyOf(row)}`,
    })
    return {
      key: list.keyOf(row),
      address: linkTo(pathname, query),
      lines: [reference, ...others].filter(Boolean),
    }
  }
  const print = (rows: readonly AnyRow[]) =>
    deed({ id: 'labels', text: text('labels.title'), icon: 'tag', isInMenu: false, run: () => setLabelled(rows) })
  return {
    selection: [print(selection.rows)],
    row: (row) => [print([row])],
    layer: labelled && <LabelsDialog labels={labelled.map(label)} onClose={close} />,
  }
}

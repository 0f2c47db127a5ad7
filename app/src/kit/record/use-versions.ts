import { useText } from '../../locales/use-text.ts'
import type { Address } from '../place/use-address.ts'
import type { Place } from '../place/place.ts'
import type { RecordOf } from './shape.ts'
import { rowsIn } from '../ask/question.ts'
import { useRead } from '../ask/use-read.ts'
import { keysOf } from './use-record.ts'
import { type VersionShown, versionsOf } from './versions-of.ts'

export interface Versions {
  all: readonly VersionShown[]
  /** The one that is shown. */
  shown: VersionShown | null
  show: (id: string) => void
  /** Reason why the shown version may not be changed; null when it may. */
  readOnly: string | null
  /** The one that is compared with; null without a comparison. */
  compared: VersionShown | null
  compare: (id: string | null) => void
}

/** The versions of a record: which is shown, which it is compared with. Only the current one can be changed. */
export function useVersions(config: RecordOf, place: Place, address: Address): Versions | null {
  const text = useText()
  const { version } = config
  const list = version?.list ?? null
  const record = place.home
  // While another version is read, the address alone may say enough.
  const at = record ? place.at(record) : place
  const isAskable = list !== null && at.lacks(list).length === 0
  const { value } = useRead(list, isAskable ? at.input(list) : null)
  if (!version) return null
  const { param } = version
  const all = versionsOf(rowsIn(value) ?? [], param)
  const isKey = keysOf(config).includes(param)
  const id = address.params[param] ?? (record ? String(record[param]) : null)
  const shown = all.find((one) => (id === null ? one.isCurrent : one.id === id)) ?? null
  return {
    all,
    shown,
    // The current one needs no name, unless the record is found by it.
    show: (next) =>
      address.change({ params: { [param]: !isKey && all.find((one) => one.id === next)?.isCurrent ? null : next } }),
    readOnly: shown && !shown.isCurrent ? text('version.readOnly', { version: shown.text }) : null,
    compared: all.find((one) => one.id === address.compared) ?? null,
    compare: (next) => address.change({ compared: next }),
  }
}

import type { RefAction } from '@ronde/contracts/actions'
import { useMemo } from 'react'
import { EditorHost } from './editor/editor-host.tsx'
import type { Editor, Look } from './editor/editor.ts'
import type { ScreenPlace } from './screen.ts'
import type { Address } from './use-address.ts'

interface OpenEditorProps {
  editors: Partial<Record<RefAction, Editor>>
  place: ScreenPlace
  address: Address
  /** The record of a key; null without one, undefined while it is not there yet. */
  recordOf: (key: string | null) => object | null | undefined
  isOffered: (action: RefAction) => boolean
  /** Where the screen reads the record. */
  look: Look | null
}

/** The editor that the address says is open, if the menus offer it. */
export function OpenEditor({ editors, place, address, recordOf, isOffered, look }: OpenEditorProps) {
  const { editor: open, params } = address
  const action = open?.name as RefAction | undefined
  const config = action && editors[action]
  const record = open ? recordOf(open.key) : undefined
  const paramsKey = JSON.stringify(params)
  const context = useMemo(
    () => ({ record: record && action === 'Modifier' ? { ...record } : null, parent: null, home: record ? { ...record } : null, params: JSON.parse(paramsKey) as Record<string, string> }),
    [record, action, paramsKey],
  )
  if (!open || !config || !action || record === undefined || !isOffered(action)) return null
  const id = [place.view, action, open.key ?? paramsKey].join(' ')
  return <EditorHost key={id} id={id} editor={config} context={context} look={look} editors={editors} offers={isOffered} onClose={() => address.change({ editor: null })} />
}

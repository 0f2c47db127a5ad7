import type { RefAction } from '@ronde/contracts/actions'
import { useEffect, useMemo } from 'react'
import { Panel } from '@ronde/ui/panel'
import { laterLayer } from '../../base/later-layer.tsx'
import { whenSettled } from '../../base/when-idle.ts'
import type { Subject } from '../../base/call.ts'
import { type EditorContext, withRow } from '../editor/context.ts'
import { useEditorContext } from '../editor/use-editor-context.ts'
import { initialValues, likeThis } from '../editor/values.ts'
import type { Retiring } from '../editor/used-notice.tsx'
import type { Editor, Look } from '../editor/editor.ts'
import type { LockPlace } from '../lock/lock.ts'
import { lockPlace, type LockOf } from '../lock/lock-place.ts'
import type { AnyRow } from '../place/row.ts'
import type { Address } from '../place/use-address.ts'
import type { Place } from '../place/place.ts'
import type { Actions } from './action.ts'
import { useText } from '../../locales/use-text.ts'
import { useManySaves } from './many-saves.ts'
import { PanelLayer } from './panel-layer.tsx'

/** Editors, with the fields of every kind: they come once the screen they open over has what it shows. */
const EditorHost = laterLayer('editor', () => import('../editor/editor-host.tsx').then((it) => it.EditorHost), Panel)
const PickLayer = laterLayer('pick', () => import('./pick-layer.tsx').then((it) => it.PickLayer))
const ImportLayer = laterLayer('import', () => import('./import-layer.tsx').then((it) => it.ImportLayer))

interface OpenLayerProps {
  own: Actions<AnyRow>
  /** Actions around this part, whose editors add to choices here. */
  around?: Actions<AnyRow>
  place: Place
  address: Address
  /** Lock that is taken while a record is changed; without it, that of the home around it. */
  lock?: LockOf | undefined
  homeLock?: LockPlace | null | undefined
  /** Where the screen reads the record. */
  look: Look | null
  /** The record of a key; null without one, undefined while it is not there yet. */
  recordOf: (key: string | null) => AnyRow | null | undefined
  offers: (action: RefAction) => boolean
  /** Name of a row. */
  nameOf?: (row: AnyRow) => string
  /** Names a record of the screen, and says where it is looked at. */
  subjectOf?: (row: AnyRow) => Subject | null
  /** How a row is put out of use, where the menus offer it. */
  retiringOf?: (row: AnyRow) => Retiring | null
  /** Why nothing can be changed here now. */
  readOnly: string | null
}

const isKnown = (own: Actions<AnyRow>, name: string | undefined): name is RefAction =>
  name !== undefined && Object.hasOwn(own, name)

const editorsIn = (actions: Actions<AnyRow>): Partial<Record<RefAction, Editor>> =>
  Object.fromEntries(
    Object.entries(actions).flatMap(([name, action]) =>
      action.kind === 'edit' || action.kind === 'create' ? [[name, action.editor]] : [],
    ),
  )

/** The layer that the address opens over a screen, if the menus offer it: an editor, a panel, a choice of rows. */
export function OpenLayer({
  own,
  around,
  place,
  address,
  lock,
  homeLock = null,
  look,
  recordOf,
  offers,
  nameOf,
  subjectOf,
  retiringOf,
  readOnly,
}: OpenLayerProps) {
  const { editor: open } = address
  const name = isKnown(own, open?.name) && offers(open.name) ? open.name : null
  const action = name && own[name]
  const row = open ? recordOf(open.key) : undefined
  const editors = useMemo(() => editorsIn({ ...around, ...own }), [around, own])
  const making = action?.kind === 'create' ? action : null
  const here = useEditorContext(place, making ? null : (row ?? null))
  const context = useMemo((): EditorContext => {
    if (!making || !row) return here
    const { below, editor } = making
    return below
      ? { ...here, parent: row, given: { [below]: row[below.replace(/Parent$/, '')] ?? null } }
      : // A new record that begins like the row.
        { ...here, given: likeThis(editor, initialValues(editor, withRow(here, row))) }
  }, [making, row, here])
  const hasEditors = Object.keys(editors).length > 0
  useEffect(() => (hasEditors ? whenSettled(() => void EditorHost.fetch().catch(() => {})) : undefined), [hasEditors])
  const text = useText()
  const manySaves = useManySaves(
    name && making?.editor.each
      ? { editor: making.editor, action: name, title: text.of(`action.${name}`, name) }
      : null,
  )
  if (!open || !action || row === undefined) return null
  const close = () => address.change({ editor: null })
  if (action.kind === 'panel')
    return (
      <PanelLayer
        action={action}
        name={name}
        row={row}
        rowName={(row && nameOf?.(row)) ?? ''}
        place={place}
        onClose={close}
      />
    )
  if (action.kind === 'edit' || action.kind === 'create') {
    const id = [place.view, name, open.key ?? JSON.stringify(place.params)].join(' ')
    return (
      <EditorHost
        key={id}
        id={id}
        editor={action.editor}
        context={context}
        look={look}
        lock={lock ? lockPlace(lock, context.named) : homeLock}
        isReadOnly={readOnly !== null}
        editors={editors}
        offers={offers}
        subjectOf={subjectOf}
        manySaves={manySaves}
        retiring={row && !making ? (retiringOf?.(row) ?? null) : null}
        onClose={close}
      />
    )
  }
  if (readOnly !== null) return null
  if (action.kind === 'import') return <ImportLayer action={action} context={context} onClose={close} />
  if (action.kind === 'pick') return <PickLayer action={action} name={name} place={place} own={look} onClose={close} />
  return null
}

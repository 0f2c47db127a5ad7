import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { Panel } from '@ronde/ui/panel'
import { Select } from '@ronde/ui/select'
import { Skeleton } from '@ronde/ui/skeleton'
import { useMemo, useState } from 'react'
import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { previewOf } from './menu-preview.ts'
import { MenuPreview } from './menu-preview-view.tsx'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { isSetIn } from './sheet.ts'
import { useSheet } from './use-sheet.ts'
import { useText } from '../../../../locales/use-text.ts'
import { readMenus } from '../../../../navigation/menu-entry.ts'
import { typeOf } from '../menu-words.ts'
import { rights } from './rights.ts'

/** The console as a group has it, and as it would after the unsaved changes. */
export function GroupPreview({ place: { view }, onClose }: PanelContentProps) {
  const text = useText()
  const { rows, columns, changes, changed } = useSheet(rights, view)
  const [chosen, setChosen] = useState<string | null>(null)
  const group = chosen ?? changed[0]?.id ?? columns[0]?.id ?? ''
  const menus = useRead(UsrUser.GetMenuList, group ? { idGroupe: Number(group) } : null).value
  const records = useRead(SysMenu.GetList, {}).value
  const actions = useRead(SysAction.GetList, {}).value
  const before = useMemo(() => menus && readMenus(menus).book, [menus])
  const after = useMemo(() => {
    if (!records || !actions || !rows) return null
    const inUse = new Set(actions.filter(({ isActive }) => isActive).map(({ refAction }) => refAction))
    const seen = new Set(rows.filter((row) => isSetIn(row, group, changes)).map(({ id }) => id))
    return previewOf(records, {
      isSeen: (id) => seen.has(String(id)),
      isActive: (refAction) => inUse.has(refAction),
      refMenuOf: ({ routeEncrageMenu, idTypeMenu }) => `${routeEncrageMenu}.${typeOf(idTypeMenu)}`,
    })
  }, [records, actions, rows, changes, group])
  return (
    <Panel title={text('action.ApercuGroupe')} width={860} onClose={onClose}>
      <Select
        label={text('rights.group')}
        options={columns.map(({ id, text: name }) => ({ value: id, text: name }))}
        value={group}
        onValueChange={({ value }) => setChosen(value)}
      />
      {before && after ? <MenuPreview before={before} after={after} /> : <Skeleton lines={12} />}
    </Panel>
  )
}

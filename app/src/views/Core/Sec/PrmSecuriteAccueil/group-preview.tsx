import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { Heading } from '@ronde/ui/heading'
import { Panel } from '@ronde/ui/panel'
import { Select } from '@ronde/ui/select'
import { Skeleton } from '@ronde/ui/skeleton'
import { useMemo, useState } from 'react'
import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { bookOf, previewOf } from './menu-preview.ts'
import { entryStates } from '../../../../kit/screens/why/entry-states.ts'
import { MenuPreview } from './menu-preview-view.tsx'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { isSetIn } from './sheet.ts'
import { useSheet } from './use-sheet.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { CanDo } from '../../../../kit/screens/why/can-do.tsx'
import { Words } from '../../../../locales/words.tsx'
import { useText } from '../../../../locales/use-text.ts'
import { readMenus } from '../../../../navigation/menu-entry.ts'
import { typeOf } from '../menu-words.ts'
import { rights } from './rights.ts'

/** Preview of a group's console now and after the unsaved changes, with the deeds it would gain and lose. */
export function GroupPreview({ place: { view }, onClose }: PanelContentProps) {
  const text = useText()
  const { rows, columns, changes, changed } = useSheet(rights, view)
  const [chosen, setChosen] = useState<string | null>(null)
  const group = chosen ?? changed[0]?.id ?? columns[0]?.id ?? ''
  const reads = [
    useRead(UsrUser.GetMenuList, group ? { idGroupe: Number(group) } : null),
    useRead(SysMenu.GetList, {}),
    useRead(SysAction.GetList, {}),
    useRead(SecSecurite.GetGroupeList, {}),
  ] as const
  const [{ value: menus }, { value: records }, { value: actions }, { value: groups }] = reads
  const before = useMemo(() => menus && readMenus(menus).book, [menus])
  const made = useMemo(() => {
    if (!records || !actions || !rows) return null
    const inUse = new Set(actions.filter(({ isActive }) => isActive).map(({ refAction }) => refAction))
    const seen = new Set(rows.filter((row) => isSetIn(row, group, changes)).map(({ id }) => id))
    const after = previewOf(records, {
      isSeen: (id) => seen.has(String(id)),
      isActive: (refAction) => inUse.has(refAction),
      refMenuOf: ({ routeEncrageMenu, idTypeMenu }) => `${routeEncrageMenu}.${typeOf(idTypeMenu)}`,
    })
    return { after, entryOf: entryStates({ records, inUse, isSeen: ({ id }) => seen.has(String(id)) }) }
  }, [records, actions, rows, changes, group])
  const person = useMemo(() => {
    const stored = groups?.find(({ idGroupe }) => String(idGroupe) === group)
    if (!stored || !made) return null
    const { after, entryOf } = made
    return { roles: new Set(stored.refRoleList), isGroupClosed: !stored.isActif, menus: bookOf(after), entryOf }
  }, [groups, group, made])
  return (
    <Panel title={text('action.ApercuGroupe')} width={860} onOpenChange={onClose}>
      <Select
        label={text('rights.group')}
        isRequired
        options={columns.map(({ id, text: name }) => ({ value: id, label: name }))}
        value={group}
        onValueChange={({ value }) => setChosen(value)}
      />
      <ReadPart reads={reads}>
        {before && made ? <MenuPreview before={before} after={made.after} /> : <Skeleton lines={12} />}
        {person && (
          <Words of="./kit/screens/why">
            <Heading level={3}>{text('preview.abilities')}</Heading>
            <CanDo person={person} about={{ group: columns.find(({ id }) => id === group)?.text ?? '' }} level={4} />
          </Words>
        )}
      </ReadPart>
    </Panel>
  )
}

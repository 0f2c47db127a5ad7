import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import type { CallFailure } from '@ronde/contracts/wire'
import { useMemo } from 'react'
import { readMenus } from '../../../navigation/menu-entry.ts'
import { useRead } from '../../ask/use-read.ts'
import { entryStates, isGivenTo } from './entry-states.ts'
import type { Person } from './why-not.ts'

export interface GroupRead {
  /** A member of the group with a valid account; null until all is loaded. */
  person: Person | null
  lbGroupe: string
  roles: readonly string[]
  error: CallFailure | null
  retry: () => void
}

/** Loads all that decides what a group may do: its roles, its menus, and all other menus. Only administrators can read it. */
export function useGroup(idGroupe: number | null): GroupRead {
  const asked = idGroupe === null ? null : {}
  const menus = useRead(UsrUser.GetMenuList, idGroupe === null ? null : { idGroupe })
  const groups = useRead(SecSecurite.GetGroupeList, asked)
  const records = useRead(SysMenu.GetList, asked)
  const actions = useRead(SysAction.GetList, asked)
  const group = groups.value?.find((one) => one.idGroupe === idGroupe) ?? null
  const person = useMemo<Person | null>(() => {
    if (idGroupe === null || !group || !menus.value || !records.value || !actions.value) return null
    const inUse = new Set(actions.value.filter(({ isActive }) => isActive).map(({ refAction }) => refAction))
    return {
      roles: new Set(group.refRoleList),
      isGroupClosed: !group.isActif,
      menus: readMenus(menus.value).book,
      entryOf: entryStates({ records: records.value, inUse, isSeen: isGivenTo(idGroupe) }),
    }
  }, [idGroupe, group, menus.value, records.value, actions.value])
  const reads = [menus, groups, records, actions]
  return {
    person,
    lbGroupe: group?.lbGroupe ?? '',
    roles: group?.refRoleList ?? [],
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.error) read.retry()
    },
  }
}

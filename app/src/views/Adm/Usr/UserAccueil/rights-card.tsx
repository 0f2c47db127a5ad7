import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { Link } from '@ronde/ui/link'
import { useMemo } from 'react'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { ScreenLink } from '../../../../kit/screens/why/screen-link.tsx'
import { useText } from '../../../../locales/use-text.ts'
import { allEntries, readMenus } from '../../../../navigation/menu-entry.ts'
import { usePathOf } from '../../../../navigation/offered.ts'
import { roleLabel } from '../../../../navigation/role-label.ts'

/** A user's rights by the group: its roles, and the size of its menus. Shown only where the menus have the screen of rights. */
export function RightsCard({ place: { home } }: OwnPartProps) {
  const text = useText()
  const path = usePathOf('CoreSecPrmSecuriteAccueil')
  const isAllowed = path !== null
  const idGroupe = isAllowed && typeof home?.idGroupe === 'number' ? home.idGroupe : null
  const groups = useRead(SecSecurite.GetGroupeList, isAllowed ? {} : null)
  const roles = useRead(SecSecurite.GetRoleList, isAllowed ? {} : null)
  const menus = useRead(UsrUser.GetMenuList, idGroupe === null ? null : { idGroupe })
  const counts = useMemo(() => {
    const entries = menus.value && allEntries(readMenus(menus.value).book)
    return (
      entries && {
        screens: new Set(entries.flatMap(({ path: to }) => to ?? [])).size,
        actions: entries.filter(({ refAction }) => refAction !== null).length,
      }
    )
  }, [menus.value])
  if (path === null) return null
  const group = groups.value?.find((one) => one.idGroupe === idGroupe)
  const isThere = groups.value !== null && roles.value !== null && counts !== null
  const items = [
    {
      id: 'group',
      term: text('field.lbGroupe'),
      value: group && (group.isActif ? group.lbGroupe : text('user.groupInactive', { group: group.lbGroupe })),
    },
    {
      id: 'roles',
      term: text('user.roles'),
      value: group?.refRoleList
        .map((ref) =>
          roleLabel(roles.value?.find(({ refRole }) => refRole === ref) ?? { refRole: ref, lbRole: ref }, text),
        )
        .join(', '),
    },
    { id: 'screens', term: text('user.screens'), value: counts && text.number(counts.screens) },
    { id: 'actions', term: text('user.actions'), value: counts && text.number(counts.actions) },
  ]
  return (
    <Card
      title={text('section.userRights')}
      actions={<Link href={path}>{text('view.CoreSecPrmSecuriteAccueil')}</Link>}
    >
      <ReadPart reads={[groups, roles, menus]}>
        <DescriptionList isPending={!isThere} items={items} />
        {home && (
          <ScreenLink view="CoreSecPrmSecuriteAccueil" params={{ idUser: String(home.idUser) }}>
            {text('user.abilities', { user: String(home.lbUser) })}
          </ScreenLink>
        )}
      </ReadPart>
    </Card>
  )
}

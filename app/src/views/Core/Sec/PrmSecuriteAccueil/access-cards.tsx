import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { Badge } from '@ronde/ui/badge'
import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { Disclosure } from '@ronde/ui/disclosure'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { RoleDeeds } from '../../../../kit/screens/why/role-deeds.tsx'
import { isRole } from '../../../../navigation/needed-role.ts'
import { useText } from '../../../../locales/use-text.ts'
import { Words } from '../../../../locales/words.tsx'

/** Roles with the groups that have them and what they allow, and the ways to sign in. */
export function AccessCards() {
  const text = useText()
  const roles = useRead(SecSecurite.GetRoleList, {}).value
  const groups = useRead(SecSecurite.GetGroupeList, {}).value
  const modes = useRead(SecSecurite.GetModeAuthentificationList, {}).value
  const holders = (refRole: string) =>
    (groups ?? []).filter(({ refRoleList }) => refRoleList.includes(refRole)).map(({ lbGroupe }) => lbGroupe)
  return (
    <>
      <Card title={text('section.roles')}>
        <DescriptionList
          isPending={!roles}
          items={(roles ?? []).map(({ refRole, lbRole }) => ({
            id: refRole,
            term: lbRole,
            value: holders(refRole).join(', '),
          }))}
        />
        {roles?.map(
          ({ refRole }) =>
            isRole(refRole) && (
              <Disclosure key={refRole} title={text('rights.opens', { role: text(`role.${refRole}`) })}>
                <Words of="./kit/screens/why">
                  <RoleDeeds role={refRole} />
                </Words>
              </Disclosure>
            ),
        )}
      </Card>
      <Card title={text('section.authModes')}>
        <DescriptionList
          isPending={!modes}
          items={(modes ?? []).map(({ refIdentification, lbIdentification, isActif }) => ({
            id: refIdentification,
            term: lbIdentification,
            value: (
              <Badge tone={isActif ? 'success' : 'warning'}>{text(isActif ? 'rights.inUse' : 'state.inactive')}</Badge>
            ),
          }))}
        />
      </Card>
    </>
  )
}

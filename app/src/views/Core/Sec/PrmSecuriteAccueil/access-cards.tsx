import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { Badge } from '@ronde/ui/badge'
import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { Disclosure } from '@ronde/ui/disclosure'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { RoleDeeds } from './role-deeds.tsx'
import { isRole } from '../../../../navigation/needed-role.ts'
import { roleLabel } from '../../../../navigation/role-label.ts'
import { useText } from '../../../../locales/use-text.ts'
import { Words } from '../../../../locales/words.tsx'

/** Roles with the groups that have them and what they allow, and the ways to sign in. */
export function AccessCards() {
  const text = useText()
  const roles = useRead(SecSecurite.GetRoleList, {})
  const groups = useRead(SecSecurite.GetGroupeList, {})
  const modes = useRead(SecSecurite.GetModeAuthentificationList, {})
  const holders = (refRole: string) =>
    (groups.value ?? []).filter(({ refRoleList }) => refRoleList.includes(refRole)).map(({ lbGroupe }) => lbGroupe)
  return (
    <>
      <Card title={text('section.roles')}>
        <ReadPart reads={[roles, groups]}>
          <DescriptionList
            isPending={!roles.value || !groups.value}
            items={(roles.value ?? []).map((role) => ({
              id: role.refRole,
              term: roleLabel(role, text),
              value: holders(role.refRole).join(', '),
            }))}
          />
          {roles.value?.map(
            ({ refRole, lbRole }) =>
              isRole(refRole) && (
                <Disclosure key={refRole} title={text('rights.opens', { role: roleLabel({ refRole, lbRole }, text) })}>
                  <Words of="./kit/screens/why">
                    <RoleDeeds role={refRole} />
                  </Words>
                </Disclosure>
              ),
          )}
        </ReadPart>
      </Card>
      <Card title={text('section.authModes')}>
        <ReadPart reads={[modes]}>
          <DescriptionList
            isPending={!modes.value}
            items={(modes.value ?? []).map(({ refIdentification, lbIdentification, isActif }) => ({
              id: refIdentification,
              term: lbIdentification,
              value: (
                <Badge tone={isActif ? 'success' : 'warning'}>
                  {isActif ? text('rights.inUse') : text('state.inactive', { form: 'm' })}
                </Badge>
              ),
            }))}
          />
        </ReadPart>
      </Card>
    </>
  )
}

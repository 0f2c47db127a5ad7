import { type User, UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { Banner } from '@ronde/ui/banner'
import { Card } from '@ronde/ui/card'
import { ComboBox } from '@ronde/ui/combo-box'
import { Panel } from '@ronde/ui/panel'
import { Skeleton } from '@ronde/ui/skeleton'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { useAddress } from '../../../../kit/place/use-address.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { CanDo } from '../../../../kit/screens/why/can-do.tsx'
import { JudgedLines } from '../../../../kit/screens/why/reasons-view.tsx'
import type { AccountState } from '../../../../kit/screens/why/reason.ts'
import { useGroup } from '../../../../kit/screens/why/use-group.ts'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'
import { Words } from '../../../../locales/words.tsx'

const accountOf = ({ isActif, isLocked, mustChangePassword }: User): AccountState | null =>
  isActif ? (isLocked ? 'locked' : mustChangePassword ? 'password' : null) : 'inactive'

/** Shows what a chosen user can do and what not, and why. The user is in the address, for links. */
export function UserAbilities({ place }: OwnPartProps) {
  const text = useText()
  const { change } = useAddress('')
  const read = useRead(UsrUser.GetList, {})
  const user = read.value?.find(({ idUser }) => idUser === Number(place.params.idUser))
  return (
    <Card title={text('abilities.title')}>
      <ReadPart reads={[read]}>
        <ComboBox
          label={text('abilities.user')}
          isPending={!read.value}
          options={(read.value ?? []).map(({ idUser: value, lbUser, login }) => ({
            value,
            label: lbUser,
            description: login,
          }))}
          value={user?.idUser ?? null}
          onValueChange={({ value }) => change({ params: { idUser: value === null ? null : String(value) } })}
        />
      </ReadPart>
      {user && (
        <Words of="./kit/screens/why">
          <Abilities user={user} onClose={() => change({ params: { idUser: null }, isQuiet: true })} />
        </Words>
      )}
    </Card>
  )
}

function Abilities({ user, onClose }: { user: User; onClose: () => void }) {
  const text = useText()
  const { person, lbGroupe, roles, error, retry } = useGroup(user.idGroupe)
  const account = accountOf(user)
  const about = { group: lbGroupe, idUser: user.idUser }
  return (
    <Panel title={text('abilities.of', { user: user.lbUser })} width={720} onOpenChange={onClose}>
      {error && <ReadFailure of={{ error, retry }} />}
      {!person && !error && <Skeleton lines={12} />}
      {person && (
        <>
          <p>
            {text('abilities.group', {
              group: lbGroupe,
              count: roles.length,
              roles: roles.map((role) => text.of(`role.${role}`, role)).join(', '),
            })}
          </p>
          {account && (
            <Banner tone="warning" title={text('abilities.closed')}>
              <JudgedLines
                label={text('abilities.closed')}
                about={about}
                lines={[
                  { id: 'account', text: text('abilities.everything'), reasons: [{ kind: 'account', state: account }] },
                ]}
              />
            </Banner>
          )}
          <CanDo person={person} about={about} />
        </>
      )}
    </Panel>
  )
}

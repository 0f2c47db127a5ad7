import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { useMemo } from 'react'
import { OpenLayer } from '../../../../kit/actions/open-layer.tsx'
import { useActions } from '../../../../kit/actions/use-actions.ts'
import type { PageConfig } from '../../../../kit/screens/page-config.ts'
import { PartsView } from '../../../../kit/screens/parts-view.tsx'
import { HomeRoot } from '../../../../kit/record/record.styles.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import type { ScreenPlace } from '../../../../navigation/screen-view.ts'
import { useOffered } from '../../../../navigation/offered.ts'
import { ScreenTitle } from '../../../../kit/screens/screen-title.tsx'
import { usePlace } from '../../../../kit/place/use-place.ts'
import { useAddress } from '../../../../kit/place/use-address.ts'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'

/** Code of users who sign in with a password of the application, not through the directory. */
const basic = 'B'
const none = {}

/** The signed-in user's profile: identity, way to sign in, and preferences. */
export function Profile({ config, place: { view } }: { config: PageConfig; place: ScreenPlace }) {
  const text = useText()
  const address = useAddress('')
  const user = useRead(UsrUser.Get, {})
  const mode = useRead(UsrUser.GetIdentificationMode, {})
  const menu = useOffered(view, 'TitleActionMenu')
  const own = mode.value?.refIdentification === basic ? (config.actions ?? none) : none
  const record = useMemo(
    () => user.value && mode.value && { ...user.value, lbIdentification: mode.value.lbIdentification },
    [user.value, mode.value],
  )
  const place = usePlace(view, address.params, record)
  const { answer, run } = useActions({
    own,
    place,
    address,
    nameOf: () => '',
    key: 'idUser',
    rows: null,
    isOne: true,
  })
  const title = text('view.AdmUsrUserProfil')
  const failed = [user, mode].filter(({ value, error }) => value === null && error !== null)
  const [failure] = failed

  return (
    <HomeRoot aria-busy={!record && !failure}>
      <Breadcrumb items={[{ text: text('view.home'), href: '/' }, { text: title }]} />
      <ScreenTitle title={title} view={view} offers={menu.flatMap((item) => answer(item, null) ?? [])} onOffer={run} />
      {failure && <ReadFailure of={{ ...failure, retry: () => failed.forEach(({ retry }) => retry()) }} />}
      <PartsView
        parts={failure ? config.parts.filter(({ part }) => part !== 'section') : config.parts}
        place={place}
        around={own}
        claimed={[]}
        readOnly={null}
        lock={null}
      />
      <OpenLayer
        own={own}
        place={place}
        address={address}
        look={null}
        recordOf={() => record}
        offers={(action) => menu.some((item) => item.action === action)}
        readOnly={null}
      />
    </HomeRoot>
  )
}

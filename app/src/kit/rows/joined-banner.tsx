import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { useText } from '../../locales/use-text.ts'
import type { Joined } from './use-joined.ts'
import type { ListState } from './use-list.ts'

interface JoinedBannerProps {
  joined: Joined
  list: Pick<ListState, 'address' | 'nameOf'>
  /** Flag of active records. */
  active: string | undefined
}

/** Says that what was just made is there and cannot be seen, and leads to it. */
export function JoinedBanner({
  joined: { hidden, isElsewhere, forget },
  list: { address, nameOf },
  active,
}: JoinedBannerProps) {
  const text = useText()
  if (!hidden) return null
  const show = () =>
    address.change({
      search: isElsewhere ? nameOf(hidden) : '',
      filters: {},
      withInactive: active !== undefined && hidden[active] === false ? true : undefined,
    })
  return (
    <Banner
      onDismiss={forget}
      actions={
        <Button size="small" onPress={show}>
          {text(isElsewhere ? 'list.findJoined' : 'list.showJoined')}
        </Button>
      }
    >
      {text(isElsewhere ? 'list.joinedElsewhere' : 'list.joinedHidden', { name: nameOf(hidden) })}
    </Banner>
  )
}

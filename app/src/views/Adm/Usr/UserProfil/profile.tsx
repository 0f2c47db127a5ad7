import { UsrUser, type User } from '@ronde/contracts/services/Adm/UsrUser'
import { Breadcrumb } from '@ronde/ui/breadcrumb'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { useCallback } from 'react'
import { GeneralInformation } from '../../../../kit/general-information.tsx'
import type { AnyHome, HomeSection } from '../../../../kit/home-config.ts'
import { HomeRoot, Sections } from '../../../../kit/home-screen.styles.ts'
import { Offered } from '../../../../kit/offered.tsx'
import { useRead } from '../../../../kit/records.ts'
import type { ScreenPlace } from '../../../../kit/screen.ts'
import { useOffered } from '../../../../kit/screen-actions.ts'
import { ScreenTitle } from '../../../../kit/screen-title.tsx'
import { useAddress } from '../../../../kit/use-address.ts'
import { useText } from '../../../../locales/use-text.ts'
import { noticeOfFailure } from '../../../../notices/notice.ts'
import { OwnPassword } from '../../../../password/own-password.tsx'
import { PreferencesCard } from '../../../../shell/preferences-card.tsx'

interface ProfileProps {
  config: { sections: readonly HomeSection<User>[] }
  place: ScreenPlace
}

const change = 'ChangerMotDePasse'
/** Who signs in with a password of ours, not through the directory. */
const basic = 'B'

/** The user who is signed in: who he is, how he signs in, and how he likes the console. */
export function Profile({ config, place }: ProfileProps) {
  const text = useText()
  const { editor, change: changeAddress } = useAddress('')
  const user = useRead(place.view, UsrUser.Get, {})
  const mode = useRead(place.view, UsrUser.GetIdentificationMode, {})
  const offered = useOffered(place.view, 'TitleActionMenu')
  const actions = mode.value?.refIdentification === basic ? offered.filter(({ action }) => action === change) : []
  const close = useCallback(() => changeAddress({ editor: null }), [changeAddress])
  const record = user.value && mode.value && { ...user.value, lbIdentification: mode.value.lbIdentification }
  const title = text('view.AdmUsrUserProfil')
  const failed = [user, mode].find(({ value, error }) => value === null && error !== null)

  return (
    <HomeRoot aria-busy={!record && !failed}>
      <Breadcrumb items={[{ text: text('view.home'), href: '/' }, { text: title }]} />
      <ScreenTitle title={title}>
        <Offered actions={actions} onAction={() => changeAddress({ editor: { name: change } })} />
      </ScreenTitle>
      {failed?.error && (
        <ErrorPanel
          message={noticeOfFailure(failed.error, text)?.text ?? ''}
          onRetry={() => {
            if (user.value === null) user.retry()
            if (mode.value === null) mode.retry()
          }}
        />
      )}
      {failed ? (
        <Sections>
          <PreferencesCard />
        </Sections>
      ) : (
        <GeneralInformation config={config as unknown as Pick<AnyHome, 'sections'>} view={place.view} record={record}>
          <PreferencesCard />
        </GeneralInformation>
      )}
      <OwnPassword isOpen={editor?.name === change && actions.length > 0} onClose={close} />
    </HomeRoot>
  )
}

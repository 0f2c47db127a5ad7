import { EmptyState } from '@ronde/ui/empty-state'
import { Link } from '@ronde/ui/link'
import { useText } from '../locales/use-text.ts'
import { ScreenTitle } from '../kit/screen-title.tsx'
import { paths } from '../navigation/paths.ts'
import { Page } from './page.styles.ts'

/** No such address. */
export function NotFound() {
  const text = useText()
  return (
    <Page>
      <ScreenTitle title={text('view.CoreSysNotFound')} />
      <EmptyState icon="search" title={text('notFound.title')} action={<Link href={paths.home}>{text('notFound.home')}</Link>}>
        {text('notFound.why')}
      </EmptyState>
    </Page>
  )
}

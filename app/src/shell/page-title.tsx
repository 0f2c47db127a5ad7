import { useHeadingFocus } from '../navigation/use-heading-focus.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { Title } from './page.styles.ts'

interface PageTitleProps {
  title: string
}

/** Title of a page without actions: it looks like a screen's, without the code of actions. */
export function PageTitle({ title }: PageTitleProps) {
  const heading = useHeadingFocus()
  usePageTitle(title)
  return (
    <Title ref={heading} tabIndex={-1}>
      {title}
    </Title>
  )
}

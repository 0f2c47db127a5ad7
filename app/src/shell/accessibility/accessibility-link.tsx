import { Link } from '@ronde/ui/link'
import { useText } from '../../locales/use-text.ts'
import { paths } from '../../navigation/paths.ts'
import { Mention } from '../login.styles.ts'
import { conformity } from './conformity.ts'

/** The mention that the law requires on the first page, as a link to the statement. */
export function AccessibilityLink() {
  const text = useText()
  return (
    <Mention>
      <Link href={paths.accessibility}>{text(`accessibility.mention.${conformity}`)}</Link>
    </Mention>
  )
}

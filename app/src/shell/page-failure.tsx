import { ErrorPanel } from '@ronde/ui/error-panel'
import { useText } from '../locales/use-text.ts'

/** The last resort: a failure outside every screen. */
export function PageFailure() {
  const text = useText()
  return (
    <ErrorPanel
      title={text('screen.broken')}
      message={text('screen.brokenWhy')}
      onRetry={() => globalThis.location.reload()}
    />
  )
}

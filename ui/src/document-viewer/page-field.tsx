import { useState } from 'react'
import { useUi } from '../theme/ui-context.ts'
import { Facts, PageNumber } from './document-viewer.styles.ts'

interface PageFieldProps {
  page: number
  pages: number
  onPageChange: (page: number) => void
}

/** Which page of how many; a number typed goes there. */
export function PageField({ page, pages, onPageChange }: PageFieldProps) {
  const { t } = useUi()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const wanted = Number(typed)
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) onPageChange(wanted)
    setTyped(null)
  }
  return (
    <>
      <PageNumber
        aria-label={t('documentViewer.page')}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // A page is no answer to a form around the document.
          event.preventDefault()
          commit()
        }}
      />
      <Facts>{t('documentViewer.of', { pages })}</Facts>
    </>
  )
}

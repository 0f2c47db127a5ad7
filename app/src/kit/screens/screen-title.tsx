import { PageHeader } from '@ronde/ui/page-header'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { actionItems } from '../actions/action-items.ts'
import { usePageActions } from '../actions/page-actions.ts'
import type { Offer } from '../actions/use-actions.ts'
import { useIsNavigatedTo, usePageTitle } from '../../navigation/use-page-title.ts'

interface ScreenTitleProps {
  title: string
  /** The screen's own name, where the title is a record's. */
  screen?: string
  /** Title of the browser's tab, where the heading is another. */
  pageTitle?: string
  /** How many records; says nothing while it is not known. */
  count?: string | null
  /** State of the record: badges. */
  state?: ReactNode
  /** At the end of the title's line, before the buttons. */
  aside?: ReactNode
  /** Buttons that the menus put at the title. */
  offers?: readonly Offer[]
  onOffer?: (offer: Offer) => void
  /** A list inside a home: its title is one level down and does not name the page. */
  isNested?: boolean
}

const noOffers: readonly Offer[] = []

/** A screen's title row. The page takes its name, and after a navigation the focus goes to it. */
export function ScreenTitle({
  title,
  screen,
  pageTitle = title,
  count = null,
  state,
  aside,
  offers = noOffers,
  onOffer,
  isNested = false,
}: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const isNavigatedTo = useIsNavigatedTo(pathname)

  const shown = useRef('')
  useEffect(() => {
    // Only another page moves the focus: a change of the query is a filter or an editor.
    if (shown.current === pathname) return
    shown.current = pathname
    // The first page of a visit leaves the focus to the browser; an open dialog keeps it. The way back keeps its scroll.
    if (!isNested && isNavigatedTo && !document.querySelector('[role=dialog]'))
      heading.current?.focus({ preventScroll: how === NavigationType.Pop })
  }, [pathname, how, isNested, isNavigatedTo])
  usePageActions({ name: title, offers, run: (offer) => onOffer?.(offer) })
  usePageTitle(isNested ? null : pageTitle, screen)

  return (
    <PageHeader
      title={title}
      level={isNested ? 2 : 1}
      count={count}
      states={state}
      headingRef={heading}
      actions={actionItems(offers)}
      onAction={({ id }) => {
        const offer = offers.find((known) => known.id === id)
        if (offer) onOffer?.(offer)
      }}
    >
      {aside}
    </PageHeader>
  )
}

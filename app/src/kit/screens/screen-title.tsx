import { PageHeader } from '@ronde/ui/page-header'
import type { ReactNode } from 'react'
import { actionItems } from '../actions/action-items.ts'
import { type Standing, usePageActions } from '../actions/page-actions.ts'
import type { Offer } from '../actions/use-actions.ts'
import { hasBlocked, useWhy } from './why/use-why.ts'
import { useHeadingFocus } from '../../navigation/use-heading-focus.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'

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
  /** The view whose actions it offers, where it is one of the menus'. */
  view?: string
  /** What keeps records from being changed here. */
  standing?: Standing | null
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
  view,
  standing,
}: ScreenTitleProps) {
  const heading = useHeadingFocus(isNested)
  const why = useWhy()
  // Once for the page in the palette; in a menu where the title has one anyway, or a button that cannot be pressed.
  const isMissed = view !== undefined && !isNested
  const isListed = view !== undefined && (hasBlocked(offers) || (!isNested && offers.some(({ isInMenu }) => isInMenu)))
  const listed = isListed ? [...offers, why] : offers
  const run = (offer: Offer) => (offer.id === why.id ? offer.run?.() : onOffer?.(offer))
  usePageActions({ name: title, offers: isMissed ? [...offers, why] : offers, run, view, standing })
  usePageTitle(isNested ? null : pageTitle, screen)

  return (
    <PageHeader
      title={title}
      level={isNested ? 2 : 1}
      count={count}
      states={state}
      headingRef={heading}
      actions={actionItems(listed)}
      onAction={({ id }) => {
        const offer = listed.find((known) => known.id === id)
        if (offer) run(offer)
      }}
    >
      {aside}
    </PageHeader>
  )
}

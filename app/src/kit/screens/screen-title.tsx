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
  /** Name of the screen, where the title is a record's. */
  screen?: string
  /** Title of the browser's tab, where it differs from the heading. */
  pageTitle?: string
  /** Number of records; null while it is not known. */
  count?: string | null
  /** State of the record: badges. */
  state?: ReactNode
  /** Content at the end of the title's line, before the buttons. */
  aside?: ReactNode
  /** Buttons that the menus put at the title. */
  offers?: readonly Offer[]
  onOffer?: (offer: Offer) => void
  /** Whether it is a list inside a home: its heading is one level lower, and does not set the page's title. */
  isNested?: boolean
  /** View whose actions it offers, where the menus know it. */
  view?: string
  /** Lock or version that prevents changes here. */
  standing?: Standing | null
}

const noOffers: readonly Offer[] = []

/** A screen's title row. It sets the page's title, and takes the focus after a navigation. */
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
  // The entry about missing actions: once for the page, in the palette, and in the title's menu where there is one or a button is disabled.
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

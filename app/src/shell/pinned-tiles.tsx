import { StatTile } from '@ronde/ui/stat-tile'
import { useUnit } from 'effector-react'
import { useBrought } from '../base/later-part.tsx'
import { useRoutes } from 'react-router-dom'
import { formatInstant } from '../base/dates.ts'
import { addressOf } from '../base/address.ts'
import type { RowsPart } from '../kit/actions/parts.ts'
import { usePlace } from '../kit/place/use-place.ts'
import { useList } from '../kit/rows/use-list.ts'
import type { PinnedView } from '../kit/saved-views/pinned.ts'
import { newSince } from '../kit/saved-views/seen-rows.ts'
import { useShownRows } from '../kit/saved-views/use-seen.ts'
import { useText } from '../locales/use-text.ts'
import { $loadView, attemptAt } from '../navigation/views.ts'
import { PinPlace, Pins } from './home.styles.ts'
import { PartBoundary } from './part-boundary.tsx'
import { isRowsPart } from './rows-part.ts'

/** Pinned views as figures: how many rows each shows, and how many of them are new. */
export function PinnedTiles({ pins }: { pins: readonly PinnedView[] }) {
  return (
    <Pins>
      {pins.map((pin) => (
        <PinPlace key={`${pin.screen} ${pin.id}`}>
          <PartBoundary fallback={<Tile pin={pin} />}>
            <PinnedTile pin={pin} />
          </PartBoundary>
        </PinPlace>
      ))}
    </Pins>
  )
}

/** The list itself counts its rows, at the address of the view: the figure is the one at its title. */
const PinnedTile = ({ pin }: { pin: PinnedView }) =>
  useRoutes([{ path: '*', element: <ListedTile pin={pin} /> }], { pathname: pin.path, search: `?${pin.query}` })

function ListedTile({ pin }: { pin: PinnedView }) {
  const load = useUnit($loadView)
  const come = useBrought(() => load(pin.screen, attemptAt(pin.screen)))
  if (!come) return <Tile pin={pin} isPending />
  const { config } = come.value
  return isRowsPart(config) ? <CountedTile part={config} pin={pin} /> : <Tile pin={pin} />
}

const noParams = {}

function CountedTile({ part, pin }: { part: RowsPart; pin: PinnedView }) {
  const text = useText()
  const list = useList(part, usePlace(pin.screen, noParams, null), { slot: '' })
  const shown = useShownRows(list)
  const count = shown && pin.seen ? newSince(pin.seen, shown) : 0
  const change =
    count > 0 && pin.seen
      ? { change: text('home.pinnedNew', { count, when: formatInstant(new Date(pin.seen.at).toISOString()) }) }
      : {}
  return (
    <Tile pin={pin} value={shown?.total ?? null} isPending={list.read.error === null && shown === null} {...change} />
  )
}

interface TileProps {
  pin: PinnedView
  /** @default null, which shows as a dash */
  value?: number | null
  change?: string
  isPending?: boolean
}

function Tile({ pin: { name, screen, path, query }, value = null, ...rest }: TileProps) {
  const text = useText()
  return (
    <StatTile
      label={name}
      value={value}
      description={text.of(`view.${screen}`, screen)}
      href={addressOf(path, query)}
      {...rest}
    />
  )
}

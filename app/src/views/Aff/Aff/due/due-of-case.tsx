import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { StatTile } from '@ronde/ui/stat-tile'
import { useMemo } from 'react'
import { formatInstant } from '../../../../base/dates.ts'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'
import { usePathOf } from '../../../../navigation/offered.ts'
import { useToday } from '../../../../session/use-today.ts'
import { doneStatut, openStatuts, periodsOf, summarise } from './due-services.ts'
import { servicesAddress } from './services-address.ts'
import { CounterPlace, Tiles } from './dashboard.styles.ts'

/** Figures of a case's due services, the first part of its home; each links to the services it counts. */
export function DueOfCase({ place: { params } }: OwnPartProps) {
  const text = useText()
  const day = useToday()
  const { idAffaireGuid = '' } = params
  const path = usePathOf('AffAffAffairePrestationList')
  const { value, error } = useRead(AffAffairePrestation.GetList, path === null ? null : { idAffaireGuid })
  const due = useMemo(() => {
    const periods = periodsOf(day)
    const next = value
      ?.filter(({ statut, dtEcheance }) => openStatuts.includes(statut) && dtEcheance >= periods.today)
      .map(({ dtEcheance }) => dtEcheance)
      .toSorted()[0]
    return { periods, next, ...summarise(value ?? [], periods) }
  }, [value, day])
  // The list of services under it shows the error, with a retry.
  if (path === null || (error && !value)) return null
  const { periods, next } = due
  const to = (statuts: readonly string[], span?: object) =>
    servicesAddress(path, { idAffaireGuid, statuts, ...(span ? { span } : {}) })
  const tiles = [
    {
      label: text('due.late'),
      value: due.late,
      tone: due.late > 0 ? ('error' as const) : undefined,
      icon: 'triangle-alert',
      href: to(openStatuts, periods.late),
    },
    { label: text('due.week'), value: due.week, icon: 'clock', href: to(openStatuts, periods.thisWeek) },
    {
      label: text('due.next'),
      value: next ? formatInstant(next, 'date') : null,
      icon: 'calendar',
      href: next ? to(openStatuts, { from: next, to: next }) : undefined,
    },
    { label: text('due.done'), value: due.done, icon: 'circle-check', href: to([doneStatut]) },
  ]
  return (
    <section aria-label={text('due.title')}>
      <Tiles>
        {tiles.map((tile) => (
          <CounterPlace key={tile.label}>
            <StatTile {...tile} isPending={value === null} />
          </CounterPlace>
        ))}
      </Tiles>
    </section>
  )
}

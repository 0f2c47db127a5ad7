import type { RefAction } from '@ronde/contracts/actions'
import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { type GridHandle, placedColumns } from '@ronde/ui/grid'
import type { TreeHandle } from '@ronde/ui/tree'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { ReadFailure } from '../../notices/read-failure.tsx'
import type { LockPlace } from '../lock/lock.ts'
import type { Actions } from '../actions/action.ts'
import type { Place } from '../place/place.ts'
import { OpenLayer } from '../actions/open-layer.tsx'
import type { RowsPart } from '../actions/parts.ts'
import { NoMatch, NoRows } from './no-rows.tsx'
import { ParamsMissing } from './params-missing.tsx'
import { isForbidden, RefusedScreen } from './refused-screen.tsx'
import type { AnyRow } from '../place/row.ts'
import { ScreenTitle } from './screen-title.tsx'
import { BulkReport } from '../actions/bulk-report.tsx'
import { GridRows } from './grid-rows.tsx'
import { JoinedBanner } from '../rows/joined-banner.tsx'
import { LeftOutBanner } from '../rows/left-out-banner.tsx'
import { PaperRows } from '../rows/print/paper-rows.tsx'
import { OffPaper, Sheet } from '../rows/print/print.styles.ts'
import { laterLayer } from '../../base/later-layer.tsx'
import { laterPart } from '../../base/later-part.tsx'
import { usePrinting } from '../../base/use-printing.ts'
import { GridFrame, ListRoot, RowsBeside } from '../rows/list.styles.ts'
import { trailShown } from '../rows/trail.ts'
import { RowsToolbar } from './rows-toolbar.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { useList } from '../rows/use-list.ts'
import { rowStateTexts } from './row-state-texts.ts'
import { useJoined } from '../rows/use-joined.ts'
import { useOpenRecord } from '../rows/use-open-record.ts'
import { useRowSubject } from '../rows/use-row-subject.ts'
import { useDeeds } from './deeds/use-deeds.tsx'
import { Peek } from './peek/peek.tsx'
import { usePeek } from './peek/use-peek.ts'
import { useGathering } from './use-gathering.ts'
import { useRowsActions } from './use-rows-actions.ts'
import { useRowsKeys } from '../rows/use-rows-keys.ts'
import { inOrder, useListed, useSelection } from '../rows/use-selection.ts'

const TreeRows = laterPart(
  'tree',
  () => import('./tree-rows.tsx').then((module) => module.TreeRows),
  <GridFrame aria-busy />,
)
const ExportDialog = laterLayer('export', () =>
  import('../rows/export-dialog.tsx').then((module) => module.ExportDialog),
)
const RowDetails = laterPart('row-details', () => import('../rows/row-details.tsx').then((module) => module.RowDetails))

interface RowsViewProps {
  part: RowsPart
  place: Place
  slot: string
  title: string
  /** Whether it is a part of a screen that has a title of its own. */
  isNested: boolean
  /** Actions that the screen around it offers at its title already. */
  claimed?: readonly RefAction[]
  around?: Actions<AnyRow>
  constant?: readonly string[]
  readOnly?: string | null
  /** Lock of the home around it, taken while a record is being changed. */
  lock?: LockPlace | null
}

const noActions: readonly RefAction[] = []

/** Rows as a part of a screen, or a whole screen: title and buttons, search and filters, the list or tree, the selection and the open editor. */
export function RowsView({
  part,
  place,
  slot,
  title,
  isNested,
  claimed = noActions,
  around,
  constant,
  readOnly = null,
  lock = null,
}: RowsViewProps) {
  const text = useText()
  const { config, source } = part
  const stateTexts = useMemo(() => rowStateTexts(source, text), [source, text])
  const list = useList(part, place, { slot, constant })
  const { address, read, columns, layout } = list
  const selection = useSelection(list, slot)
  const listed = useListed(list, selection)
  const { rows, pages } = listed
  const [detailed, setDetailed] = useState<AnyRow | null>(null)
  const [isExporting, setExporting] = useState(false)
  const tree = useRef<TreeHandle>(null)
  const grid = useRef<GridHandle>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const peek = usePeek({ list: listed, config, place })
  const deeds = useDeeds({ part, list, place, selection, title, slot, readOnly, peek: peek.peek })
  const actions = useRowsActions({
    part,
    list,
    place,
    selection,
    claimed,
    readOnly,
    deeds,
    onExport: () => setExporting(true),
    onDetails: config.hasDetails ? setDetailed : null,
  })
  const gathering = useGathering({ list, selection, offers: actions.selection, run: actions.run, readOnly })
  const subjectOf = useRowSubject({ list, config, slot, hrefOf: actions.hrefOf })
  const { isTree, late } = list
  const joined = useJoined(list, config.key, (key, at) =>
    isTree ? tree.current?.showItem(key) : grid.current?.revealRow(at),
  )
  const open = (row: AnyRow) => {
    if (!actions.open(row) && config.hasDetails) setDetailed(row)
  }
  const openRecord = useOpenRecord(list, config.key)
  const placed = placedColumns(columns, layout).map(({ column }) => column)
  const keys = useRowsKeys({ list: listed, columns: placed, grid, tree, input: searchRef, open })
  const showTrail = useUnit(trailShown)
  const { opens, hrefOf } = actions
  const stretch = listed.windows?.stretch
  const total = listed.placed?.count ?? rows.length
  useEffect(() => {
    if (!opens || !hrefOf || pages) return
    showTrail({ path: opens, key: config.key, hrefOf, total, ...(stretch ? stretch() : { from: 0, rows }) })
  }, [opens, hrefOf, config.key, rows, pages, stretch, total, showTrail])
  const isPrinting = usePrinting()
  const isChosen = selection.keys.size > 0
  const alone = selection.keys.size === 1 ? selection.rows[0] : undefined

  if (isForbidden(read.error))
    return (
      <RefusedScreen view={place.view} screen={title} failure={read.error} onRetry={read.retry} isNested={isNested} />
    )
  if (read.missing.length > 0) return <ParamsMissing view={place.view} isNested={isNested} title={title} />
  const slots = {
    empty: <NoRows part={part} view={place.view} list={list} actions={actions} />,
    noMatch: <NoMatch list={list} />,
    error: read.error && <ReadFailure of={read} />,
  }
  const onOpen = actions.canOpen || config.hasDetails ? open : undefined
  const shown = {
    list: listed,
    actions,
    config,
    stateTexts,
    title,
    slots,
    joined: joined.keys,
    selection: selection.shown,
    onSelect: selection.select,
    onActive: peek.follow,
    onOpen,
  }
  return (
    <ListRoot data-density={address.density ?? undefined}>
      <ScreenTitle
        title={title}
        isNested={isNested}
        count={
          read.value && list.isReady && !late
            ? list.pages || list.firstOf !== null
              ? text.number(list.total)
              : countText(list.placed?.count ?? list.rows.length, list.total, text.number)
            : null
        }
        offers={actions.title}
        onOffer={actions.run}
        view={place.view}
      />
      {config.above && <config.above address={address} place={place} />}
      <JoinedBanner joined={joined} list={list} active={config.active} />
      <LeftOutBanner config={config} list={list} slot={slot} />
      {read.error && read.value && !list.pages && !list.windows && list.firstOf === null && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" icon="refresh-cw" isPending={read.isPending} onPress={read.retry}>
              {text('refused.retry')}
            </Button>
          }
        >
          {text('list.old')}
        </Banner>
      )}
      {isPrinting && (
        <Sheet>
          <PaperRows
            list={list}
            config={config}
            columns={placed}
            rows={listed.windows ? listed.windows.fromTop() : listed.rows}
            count={listed.placed?.count ?? listed.pages?.total ?? listed.rows.length}
            isSelected={selection.isAlone}
          />
        </Sheet>
      )}
      <OffPaper>
        <RowsToolbar
          part={part}
          list={list}
          place={place}
          slot={slot}
          tree={tree}
          searchRef={searchRef}
          keys={keys}
          label={part.title && title}
        />
        {around === undefined && <BulkReport view={place.view} />}
        <RowsBeside onKeyDown={peek.onKeyDown(open)}>
          {isTree && !selection.isAlone ? (
            <TreeRows {...shown} place={place} handle={tree} />
          ) : (
            <GridRows {...shown} handle={grid} />
          )}
          <Peek
            state={peek}
            list={list}
            config={config}
            place={place}
            isNested={isNested}
            openTextOf={(row) => actions.openText(row) ?? (config.hasDetails ? text('list.details') : null)}
            open={open}
          />
        </RowsBeside>
      </OffPaper>
      {/* Under the rows, so that none of them moves when it appears. */}
      {selection.keys.size > 0 && (
        <SelectedRows
          selection={selection}
          gathering={gathering}
          view={place.view}
          row={alone ? { name: list.nameOf(alone), offers: actions.ofRow(alone) } : null}
        />
      )}
      {detailed && (
        <RowDetails
          title={text.of(`${place.view}.details`, title)}
          columns={columns}
          fields={config.columns}
          row={detailed}
          onClose={() => setDetailed(null)}
        />
      )}
      {isExporting && (
        <ExportDialog
          title={title}
          list={list}
          rowsOf={config.rowsOf}
          selected={isChosen && !selection.all ? inOrder(rows, selection.rows) : null}
          without={selection.all?.without}
          columns={placed}
          onClose={() => setExporting(false)}
        />
      )}
      {deeds.layer}
      <OpenLayer
        own={config.actions ?? {}}
        around={around}
        place={place}
        address={address}
        lock={config.lock}
        homeLock={lock}
        look={
          read.question && {
            endpoint: read.question.endpoint,
            input: read.question.input,
            key: config.key,
            rowsOf: config.rowsOf,
          }
        }
        recordOf={() => openRecord}
        offers={actions.offers}
        nameOf={list.nameOf}
        subjectOf={subjectOf}
        retiringOf={actions.retiring}
        readOnly={readOnly}
      />
    </ListRoot>
  )
}

const countText = (shown: number, all: number, say: (value: number) => string): string =>
  shown === all ? say(all) : `${say(shown)} / ${say(all)}`

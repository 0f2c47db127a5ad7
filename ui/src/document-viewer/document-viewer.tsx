import { ChevronLeft, ChevronRight, FileX, Maximize, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { useLocale, VisuallyHidden } from 'react-aria'
import { EmptyState } from '../empty-state/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Progress } from '../progress/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Bar, Facts, Group, Message, Root, Sheet, View } from './document-viewer.styles.ts'
import { nextStep, type Zoom } from './fit.ts'
import { PageField } from './page-field.tsx'
import { useDocument } from './use-document.ts'
import { usePage } from './use-page.ts'
import { useRoom } from './use-room.ts'

export interface DocumentViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** A PDF, or a picture the browser draws; null while it is on its way. */
  file: Blob | null
  /** Title of the document; names the viewer. */
  label: string
  /** Address of the folder with pdf.js' worker and decoders, ending in `/`: on your own origin, so that a strict policy lets them run. */
  pdfFolder: string
  /** Zoom at first: `width` fits the page's width, `page` the whole page, a number is a factor (1 is 100 %). @default 'width' */
  defaultZoom?: Zoom
  /** Buttons at the end of the viewer's bar, such as a download. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A document to be looked at, page by page. */
export function DocumentViewer({
  file,
  label,
  pdfFolder,
  defaultZoom = 'width',
  actions,
  ...rest
}: DocumentViewerProps) {
  const { t } = useUi()
  const { locale } = useLocale()
  const { document, problem: unopened } = useDocument(file, pdfFolder)
  const [at, setAt] = useState<{ of: Blob | null; page: number; hasFailed: boolean }>({
    of: file,
    page: 1,
    hasFailed: false,
  })
  const [zoom, setZoom] = useState<Zoom>(defaultZoom)
  const view = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const room = useRoom(view)
  const { page, hasFailed } = at.of === file ? at : { page: 1, hasFailed: false }
  const onProblem = useCallback(
    () => setAt((before) => ({ of: file, page: before.of === file ? before.page : 1, hasFailed: true })),
    [file],
  )
  const { facts, size, scale, isDrawn } = usePage({ document, page, zoom, room, canvasRef, onProblem })
  const pages = document?.pages ?? 0
  const problem = unopened ?? (hasFailed ? 'unreadable' : null)

  const goTo = (next: number) => {
    setAt({ of: file, page: Math.min(Math.max(1, next), Math.max(1, pages)), hasFailed: false })
    view.current?.scrollTo({ top: 0 })
  }
  /** At the first or last page the pressed button is out of use, and would lose the focus: the keys go on in the view. */
  const turn = (by: 1 | -1) => {
    goTo(page + by)
    if (page + by <= 1 || page + by >= pages) view.current?.focus()
  }
  const step = (by: 1 | -1) => scale !== null && setZoom(nextStep(scale, by))

  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    Home: () => goTo(1),
    End: () => goTo(pages),
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    0: () => setZoom('width'),
    9: () => setZoom('page'),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    // With a modifier the browser's own zoom is meant.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  const isBlocked = document === null || problem !== null
  const percent = scale === null ? '–' : new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)
  const name = pages > 1 ? t('documentViewer.pageOf', { page, pages }) : label
  return (
    <Root role="group" aria-label={label} {...rest}>
      <Bar>
        {pages > 1 && (
          <Group role="group" aria-label={t('documentViewer.pages')}>
            <IconButton
              size="small"
              icon={ChevronLeft}
              label={t('documentViewer.previous')}
              isDisabled={page === 1}
              onPress={() => turn(-1)}
            />
            <PageField page={page} pages={pages} onPageChange={goTo} />
            <IconButton
              size="small"
              icon={ChevronRight}
              label={t('documentViewer.next')}
              isDisabled={page === pages}
              onPress={() => turn(1)}
            />
          </Group>
        )}
        <Group role="group" aria-label={t('documentViewer.zoom')}>
          <IconButton
            size="small"
            icon={ZoomOut}
            label={t('documentViewer.smaller')}
            isDisabled={isBlocked}
            onPress={() => step(-1)}
          />
          <Facts data-fixed>{percent}</Facts>
          <IconButton
            size="small"
            icon={ZoomIn}
            label={t('documentViewer.larger')}
            isDisabled={isBlocked}
            onPress={() => step(1)}
          />
          <IconButton
            size="small"
            icon={MoveHorizontal}
            label={t('documentViewer.width')}
            isDisabled={isBlocked}
            isPressed={zoom === 'width'}
            onPress={() => setZoom('width')}
          />
          <IconButton
            size="small"
            icon={Maximize}
            label={t('documentViewer.whole')}
            isDisabled={isBlocked}
            isPressed={zoom === 'page'}
            onPress={() => setZoom('page')}
          />
        </Group>
        {actions && <Group data-end>{actions}</Group>}
      </Bar>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <View
        ref={view}
        role="region"
        aria-label={t('documentViewer.view', { label })}
        tabIndex={0}
        aria-busy={!problem && !facts}
        onKeyDown={onKeyDown}
      >
        {problem === null && (
          <Sheet
            ref={canvasRef}
            role="img"
            aria-label={name}
            data-waiting={!isDrawn || undefined}
            style={
              size && scale !== null
                ? { '--sheet-width': `${size.width * scale}px`, '--sheet-height': `${size.height * scale}px` }
                : undefined
            }
          />
        )}
        {problem === null && facts?.text && <VisuallyHidden elementType="p">{facts.text}</VisuallyHidden>}
        {problem === null && !isDrawn && (
          <Message>
            <Progress kind="circle" label={t('documentViewer.loading', { label })} />
          </Message>
        )}
        {problem !== null && (
          <Message role="alert">
            <EmptyState
              icon={FileX}
              title={t(problem === 'locked' ? 'documentViewer.locked' : 'documentViewer.unreadable')}
            >
              {t('documentViewer.other')}
            </EmptyState>
          </Message>
        )}
      </View>
      <VisuallyHidden role="status">{pages > 1 && facts ? name : ''}</VisuallyHidden>
    </Root>
  )
}

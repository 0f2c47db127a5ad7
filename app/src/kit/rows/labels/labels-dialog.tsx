import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { NumberField } from '@ronde/ui/number-field'
import { Select } from '@ronde/ui/select'
import { Stack } from '@ronde/ui/stack'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { storageKeys } from '../../../base/storage.ts'
import { useText } from '../../../locales/use-text.ts'
import { useKept } from '../../../session/use-kept.ts'
import { usePrinted } from '../print/use-printed.ts'
import { formatOf, type LabelFormat, labelFormats, labelsOn, pagesOf } from './label-formats.ts'
import { LabelPage, type LabelText } from './label-page.tsx'
import { OnlyLabels, Paper, Preview } from './labels.styles.ts'

/** Labels at a time: some forty sheets. */
const most = 1_000

/** Pixels of a millimetre, and of the preview’s width. */
const [pixels, width] = [96 / 25.4, 240]

const isText = (value: unknown): value is string => typeof value === 'string'

/** Paper and place for the labels of some records, a look at the first page, and the way to the printer. */
export function LabelsDialog({ labels, onClose }: { labels: readonly LabelText[]; onClose: () => void }) {
  const text = useText()
  const [kept, keep] = useKept(storageKeys.labels, isText)
  const format = formatOf(kept)
  const [first, setFirst] = useState(1)
  const [isPrinting, setPrinting] = useState(false)
  const places = labelsOn(format)
  const used = Math.min(Math.max(first, 1), places) - 1
  const pages = pagesOf(format, labels.slice(0, most), used)
  usePrinted(isPrinting, onClose)
  const [pageWidth, pageHeight] = format.page
  const scale = width / (pageWidth * pixels)
  const nameOf = ({ columns, lines, label, page }: LabelFormat) =>
    text(columns * lines > 1 ? 'labels.sheet' : 'labels.roll', {
      columns,
      lines,
      count: columns * lines,
      width: text.number(label[0]),
      height: text.number(page[1] === label[1] ? page[1] : label[1]),
    })
  return (
    <>
      <Dialog
        title={text('labels.title')}
        onOpenChange={onClose}
        footer={
          <>
            <Button onPress={onClose}>{text('editor.cancel')}</Button>
            <Button tone="primary" autoFocus isPending={isPrinting} onPress={() => setPrinting(true)}>
              {text('labels.print', { count: Math.min(labels.length, most) })}
            </Button>
          </>
        }
      >
        <Stack>
          {labels.length > most && <p>{text('labels.first', { most, count: labels.length })}</p>}
          <Select
            label={text('labels.format')}
            isRequired
            options={labelFormats.map((one) => ({ value: one.id, label: nameOf(one) }))}
            value={format.id}
            onValueChange={({ value }) => value && keep(value)}
          />
          {places > 1 && (
            <NumberField
              label={text('labels.from')}
              help={text('labels.fromHelp', { places })}
              value={first}
              minValue={1}
              maxValue={places}
              isInteger
              onValueChange={({ value }) => setFirst(value ?? 1)}
            />
          )}
          <Preview aria-hidden style={{ inlineSize: width, blockSize: pageHeight * pixels * scale }}>
            <div style={{ transform: `scale(${scale})` }}>
              <LabelPage format={format} labels={pages[0] ?? []} />
            </div>
          </Preview>
          <p role="status">{text('labels.pages', { count: pages.length })}</p>
        </Stack>
      </Dialog>
      {isPrinting &&
        createPortal(
          <Paper data-labels="">
            <OnlyLabels $format={format} />
            {pages.map((page, at) => (
              <LabelPage key={at} format={format} labels={page} />
            ))}
          </Paper>,
          document.body,
        )}
    </>
  )
}

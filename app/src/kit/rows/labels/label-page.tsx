import { type LabelFormat } from './label-formats.ts'
import { Label, Page } from './labels.styles.ts'
import { qrPath } from './qr-path.ts'

/** What a label says. */
export interface LabelText {
  key: string
  /** Address that the code opens. */
  address: string
  /** The first one stands out. */
  lines: readonly string[]
}

const mm = (length: number) => `${length}mm`

/** The code of an address. */
function Qr({ address }: { address: string }) {
  const { size, d } = qrPath(address)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={d} fill="#000" />
    </svg>
  )
}

/** A page of labels where they stand on the paper; null: a place that is used already. */
export function LabelPage({ format, labels }: { format: LabelFormat; labels: readonly (LabelText | null)[] }) {
  const { page, columns, label: size, start, gap } = format
  return (
    <Page style={{ inlineSize: mm(page[0]), blockSize: mm(page[1]) }}>
      {labels.map((label, at) => {
        const column = at % columns
        const line = Math.floor(at / columns)
        const place = {
          left: mm(start[0] + column * (size[0] + gap)),
          top: mm(start[1] + line * size[1]),
          inlineSize: mm(size[0]),
          blockSize: mm(size[1]),
        }
        if (!label) return <Label key={at} style={place} data-place="" data-used="" />
        const [first, ...others] = label.lines
        return (
          <Label key={label.key} style={place} data-place="" data-label="" data-small={size[1] < 25 || undefined}>
            <Qr address={label.address} />
            <div>
              <strong>{first}</strong>
              {others.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </div>
          </Label>
        )
      })}
    </Page>
  )
}

/** Signs beyond Latin-1 as WinAnsi, the encoding of the fonts every reader has, writes them. */
const winAnsi: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, œ: 0x9c, '€': 0x80 }

const bytesOf = (text: string) => Buffer.from(Array.from(text, (sign) => winAnsi[sign] ?? sign.charCodeAt(0)))

const quoted = (text: string) => `(${text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`

interface Sheet {
  title: string
  lines: readonly string[]
  /** An instant, ISO 8601 UTC. */
  dtCreation: string
}

/** One page of A4 with a title and lines below it: the least that every reader takes for a PDF, the same bytes each time. */
export function pdf({ title, lines, dtCreation }: Sheet): Buffer {
  const text = [
    `BT /Title 20 Tf 60 760 Td ${quoted(title)} Tj /Text 11 Tf 0 -36 Td 18 TL`,
    ...lines.map((line) => `${quoted(line)} Tj T*`),
    'ET 60 745 m 535 745 l S',
  ]
  const stream = bytesOf(text.join('\n'))
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Title 5 0 R /Text 6 0 R >> >> >>',
    Buffer.concat([Buffer.from(`<< /Length ${stream.length} >>\nstream\n`), stream, Buffer.from('\nendstream')]),
    font('Helvetica-Bold'),
    font('Helvetica'),
    bytesOf(
      `<< /Title ${quoted(title)} /Producer (Ronde) /CreationDate (D:${dtCreation.replaceAll(/\D/g, '').slice(0, 14)}Z) >>`,
    ),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e9\u00e9\u00e9\u00e9\n', 'latin1')]
  const places: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [at, object] of objects.entries()) {
    places.push(length())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = length()
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}${trailer}`),
  ])
}

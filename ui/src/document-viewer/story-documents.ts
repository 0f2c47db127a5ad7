const winAnsi = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** A PDF with a page for each text, of A4, in a font every reader has. */
export function pdfOf(...texts: readonly string[]): File {
  const ids = texts.map((_, at) => 4 + 2 * at)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${ids.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...texts.flatMap((text, at) => {
      const content = `BT /F 24 Tf 60 760 Td (${text}) Tj ET 60 745 m 535 745 l S`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new File([winAnsi(text + end)], 'rapport.pdf', { type: 'application/pdf' })
}

/** A plan of a building, as PNG. */
export async function planPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 1200, 800)
  pen.lineWidth = 8
  for (const [x, y, width, height] of [
    [60, 60, 1080, 680],
    [60, 60, 400, 300],
    [460, 60, 680, 420],
  ] as const)
    pen.strokeRect(x, y, width, height)
  return new File([await canvas.convertToBlob()], 'plan.png', { type: 'image/png' })
}

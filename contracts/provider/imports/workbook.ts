import { CellFormats } from './cell-formats.ts'
import { checkCells, checkCharacters, damaged, noTable } from './limits.ts'
import { readXml } from './xml.ts'
import { filesOf, unfolded, type ZipEntry } from './zip.ts'

/** The first sheet of a workbook, and what its cells refer to. */
export interface Workbook {
  /** Shared texts, which cells refer to by index. */
  strings: readonly string[]
  formats: CellFormats
  /** Whether its dates count from 1904. */
  is1904: boolean
  /** The sheet's unpacked bytes. */
  sheet: AsyncIterable<Uint8Array>
}

type Files = ReadonlyMap<string, ZipEntry>

/** Resolves a relative path in the archive from a folder. */
function pathFrom(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The shared texts: formatted ones consist of parts, phonetic hints (`rPh`) are left out. */
async function stringsOf(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = []
  let [current, characters, isText, isAside] = ['', 0, false, false]
  await readXml(pieces, {
    open: (name) => {
      if (name === 'si') current = ''
      else if (name === 'rPh') isAside = true
      isText = name === 't' && !isAside
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isAside = false
      if (name !== 'si') return
      checkCharacters((characters += current.length))
      checkCells(strings.push(current))
    },
  })
  return strings
}

/** Finds the first sheet, the shared texts and the styles. */
async function partsOf(bytes: Uint8Array, files: Files) {
  const [book, links] = [files.get('xl/workbook.xml'), files.get('xl/_rels/workbook.xml.rels')]
  if (!book) throw noTable()
  if (!links) throw damaged()
  let [sheet, is1904] = ['', false]
  await readXml(unfolded(bytes, book), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      else if (name === 'sheet' && sheet === '')
        sheet = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
    },
  })
  const paths = new Map<string, string>()
  await readXml(unfolded(bytes, links), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = pathFrom('xl', Target)
      paths.set(`id ${Id}`, path)
      paths.set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  })
  const fileOf = (key: string) => files.get(paths.get(key) ?? '')
  return { is1904, sheet: fileOf(`id ${sheet}`), strings: fileOf('sharedStrings'), styles: fileOf('styles') }
}

/** Opens a workbook at its first sheet. Throws 415 for another archive, or a workbook with a missing part. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const { is1904, sheet, strings, styles } = await partsOf(bytes, filesOf(bytes))
  if (!sheet) throw damaged()
  const formats = new CellFormats()
  if (styles)
    await readXml(unfolded(bytes, styles), {
      open: (name, attributes) => formats.open(name, attributes),
      close: (name) => formats.close(name),
    })
  return {
    is1904,
    formats,
    strings: strings ? await stringsOf(unfolded(bytes, strings)) : [],
    sheet: unfolded(bytes, sheet),
  }
}

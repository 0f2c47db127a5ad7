import { CellFormats } from './cell-formats.ts'
import { checkCells, checkCharacters, damaged, noTable } from './limits.ts'
import { readXml } from './xml.ts'
import { filesOf, unfolded, type ZipEntry } from './zip.ts'

/** What the cells of a workbook's first sheet stand on. */
export interface Workbook {
  /** Texts that cells name by their number. */
  strings: readonly string[]
  formats: CellFormats
  /** Its days count from 1904. */
  is1904: boolean
  /** The sheet's bytes, as they unfold. */
  sheet: AsyncIterable<Uint8Array>
}

type Files = ReadonlyMap<string, ZipEntry>

/** The name of a file in the archive that another names, from the folder that this one is in. */
function pathFrom(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Texts of the cells: those with formats are in parts, and how they are pronounced (`rPh`) is no part of them. */
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

/** Where the first sheet, the texts and the styles are. */
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

/** Opens a workbook at its first sheet. Throws 415 for an archive of something else, or a workbook of which a part is missing. */
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

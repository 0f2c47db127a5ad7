import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

/** A prop as its declaration says it. */
export interface PropRow {
  name: string
  /** As it is written in the source. */
  type: string
  isRequired: boolean
  default?: string
  what: string
  /** What it can be, where that is one of a few. */
  options?: (string | number)[]
}

/** Members of every type the library exports, by the type's name. */
export type PropsByType = Record<string, PropRow[]>

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^\| | \|(?= *\})/g, '')

/** Words for what means the same in every component. */
const shared: Readonly<Record<string, string>> = {
  ref: 'Given its root element, or the handle it says.',
  inputRef: 'Given the element that is typed into.',
  searchRef: 'Given the element that is searched by.',
}

const isWritten = (declaration: ts.Declaration): declaration is ts.PropertySignature | ts.MethodSignature =>
  ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)

function textOf(declaration: ts.Declaration): string {
  if (!isWritten(declaration)) return ''
  if (ts.isMethodSignature(declaration))
    return `(${declaration.parameters.map((parameter) => oneLine(parameter.getText())).join(', ')}) => ${declaration.type ? oneLine(declaration.type.getText()) : 'void'}`
  return declaration.type ? oneLine(declaration.type.getText()) : ''
}

/** The texts or numbers a type is one of; undefined for every other type. */
function optionsOf(declaration: ts.Declaration, checker: ts.TypeChecker): (string | number)[] | undefined {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(declaration))
  if (!type.isUnion()) return undefined
  const options = type.types.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : []))
  return options.length === type.types.length && options.length <= 12 ? options : undefined
}

function rowOf(member: ts.Symbol, checker: ts.TypeChecker): PropRow[] {
  const declaration = member.declarations?.[0]
  // What HTML gives every element is not the library's to explain.
  if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return []
  const said = member.getJsDocTags(checker).find((tag) => tag.name === 'default')
  const options = optionsOf(declaration, checker)
  const written = textOf(declaration)
  return [
    {
      name: member.name,
      // The name of a union says nothing of what can be written.
      type:
        options && /^\w+$/.test(written)
          ? options.map((option) => (typeof option === 'string' ? `'${option}'` : option)).join(' | ')
          : written,
      options,
      isRequired: !(member.flags & ts.SymbolFlags.Optional),
      default: said && ts.displayPartsToString(said.text),
      what: oneLine(ts.displayPartsToString(member.getDocumentationComment(checker))) || (shared[member.name] ?? ''),
    },
  ]
}

function membersOf(type: ts.Type): ts.Symbol[] {
  if (!type.isUnion()) return type.getProperties()
  const byName = new Map(type.types.flatMap((one) => one.getProperties()).map((member) => [member.name, member]))
  return [...byName.values()]
}

/** A name that an entry of the library exports. */
export interface ExportedName {
  name: string
  kind: 'type' | 'value'
  /** What its comment says. */
  what: string
  /** How a function is called; components are called by their props. */
  signature?: string
}

interface Library {
  props: PropsByType
  /** By entry, such as `button`. */
  exports: Readonly<Record<string, readonly ExportedName[]>>
}

/** To read it takes seconds; a build asks for the controls and for the pages as text. */
let known: Library | undefined

/** What the library exports, from its types and their comments. `library`: path of `ui/src`. */
export const readLibrary = (library: string): Library => (known ??= readTypes(library))

/** The props of every component. `library`: path of `ui/src`. */
export const propsOfTypes = (library: string): PropsByType => readLibrary(library).props

const isType = (symbol: ts.Symbol): boolean =>
  Boolean(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))

function exportedName(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ExportedName {
  const what = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
  if (isType(symbol)) return { name, kind: 'type', what }
  const declaration = symbol.declarations?.[0]
  const call =
    declaration && /^[a-z]/.test(name)
      ? checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()[0]
      : undefined
  const signature = call && oneLine(checker.signatureToString(call, undefined, ts.TypeFormatFlags.NoTruncation))
  return { name, kind: 'value', what, ...(signature && { signature: `${name}${signature}` }) }
}

function readTypes(library: string): Library {
  const config = ts.findConfigFile(dirname(library), (path) => ts.sys.fileExists(path)) ?? ''
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(config),
  )
  const entries = readdirSync(library)
    .map((name) => join(library, name, 'index.ts'))
    .filter((path) => ts.sys.fileExists(path))
  const program = ts.createProgram(entries, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const props: PropsByType = {}
  const names: Record<string, ExportedName[]> = {}
  for (const entry of entries) {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      ;(names[basename(dirname(entry))] ??= []).push(exportedName(exported.name, symbol, checker))
      if (!isType(symbol)) continue
      const rows = membersOf(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((member) => rowOf(member, checker))
      if (rows.length > 0) props[exported.name] = rows
    }
  }
  return { props, exports: names }
}

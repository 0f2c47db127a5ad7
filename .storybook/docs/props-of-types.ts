import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A prop as its declaration says it. */
export interface PropRow {
  name: string
  /** As it is written in the source. */
  type: string
  isRequired: boolean
  default?: string
  what: string
}

/** Members of every type the library exports, by the type's name. */
export type PropsByType = Record<string, PropRow[]>

const textOf = (declaration: ts.Declaration | undefined): string => {
  const type = declaration && (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) ? declaration.type : undefined
  return type?.getText().replaceAll(/\s+/g, ' ') ?? ''
}

function rowOf(member: ts.Symbol, checker: ts.TypeChecker): PropRow[] {
  const declaration = member.declarations?.[0]
  // What HTML gives every element is not the library's to explain.
  if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return []
  const said = member.getJsDocTags(checker).find((tag) => tag.name === 'default')
  return [{
    name: member.name,
    type: textOf(declaration),
    isRequired: !(member.flags & ts.SymbolFlags.Optional),
    default: said && ts.displayPartsToString(said.text),
    what: ts.displayPartsToString(member.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
  }]
}

function membersOf(type: ts.Type): ts.Symbol[] {
  if (!type.isUnion()) return type.getProperties()
  const byName = new Map(type.types.flatMap((one) => one.getProperties()).map((member) => [member.name, member]))
  return [...byName.values()]
}

/** Reads the props of every component from its types and their comments. `library`: path of `ui/src`. */
export function propsOfTypes(library: string): PropsByType {
  const config = ts.findConfigFile(dirname(library), (path) => ts.sys.fileExists(path)) ?? ''
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config, ts.sys, dirname(config))
  const entries = readdirSync(library).map((name) => join(library, name, 'index.ts')).filter((path) => ts.sys.fileExists(path))
  const program = ts.createProgram(entries, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const byType: PropsByType = {}
  for (const entry of entries) {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) continue
      const rows = membersOf(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((member) => rowOf(member, checker))
      if (rows.length > 0) byType[exported.name] = rows
    }
  }
  return byType
}

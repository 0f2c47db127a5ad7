import ts from 'typescript'
import type { Change, Mutation } from './mutation.ts'
import { inSql } from './sql-mutations.ts'

type Rule = (node: ts.Node, source: ts.SourceFile) => readonly Change[]

const at = (node: ts.Node, source: ts.SourceFile) => ({ start: node.getStart(source), end: node.getEnd() })

const comparisons = new Map<string, readonly string[]>(
  Object.entries({
    '<': ['<='],
    '<=': ['<'],
    '>': ['>='],
    '>=': ['>'],
    '===': ['!=='],
    '!==': ['==='],
  }),
)
const arithmetic = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
])

const binary: Rule = (node, source) => {
  if (!ts.isBinaryExpression(node)) return []
  const { left, right, operatorToken } = node
  const operator = operatorToken.getText(source)
  const [whole, sign] = [at(node, source), at(operatorToken, source)]
  const sides: Change[] = [left, right].map((side) => ['drops a condition', whole, side.getText(source)] as const)
  if (operator === '&&') return [...sides, ['takes or for and', sign, '||']]
  if (operator === '||') return [...sides, ['takes and for or', sign, '&&']]
  if (operator === '??')
    return [
      ['forgets a default', whole, left.getText(source)],
      ['takes the default always', whole, right.getText(source)],
    ]
  const reckoned = arithmetic.get(operator)
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  return [
    ...(comparisons.get(operator) ?? []).map((other) => ['compares otherwise', sign, other] as const),
    ...(reckoned && !isText ? [['reckons otherwise', sign, reckoned] as const] : []),
  ]
}

const conditions: Rule = (node, source) => {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined
  const negated: Change[] = condition
    ? [
        ['negates a condition', at(condition, source), `!(${condition.getText(source)})`],
        ['takes a condition for true', at(condition, source), 'true'],
        ['takes a condition for false', at(condition, source), 'false'],
      ]
    : []
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) return negated
  return [['negates a condition', at(node, source), node.operand.getText(source)]]
}

const statements: Rule = (node, source) => {
  const isLeaving = ts.isReturnStatement(node) || ts.isThrowStatement(node)
  const isOnly =
    isLeaving && ts.isBlock(node.parent) && node.parent.statements.length === 1 && !ts.isIfStatement(node.parent.parent)
  if (ts.isExpressionStatement(node)) return [['leaves out a step', at(node, source), ';']]
  return isLeaving && !isOnly && (ts.isIfStatement(node.parent) || ts.isIfStatement(node.parent.parent))
    ? [['does not stop', at(node, source), ';']]
    : []
}

/** Calls in a chain that filter, order or complete a query: the mistake leaves them out. */
const leftOut = new Map<string, string>(
  Object.entries({
    where: 'forgets a filter',
    whereRef: 'forgets a filter',
    filter: 'forgets a filter',
    having: 'forgets a filter',
    distinct: 'forgets a filter',
    slice: 'forgets a filter',
    limit: 'forgets a filter',
    orderBy: 'forgets an order',
    toSorted: 'forgets an order',
    toReversed: 'forgets an order',
    trim: 'forgets a form',
    toLowerCase: 'forgets a form',
    toUpperCase: 'forgets a form',
    normalize: 'forgets a form',
  }),
)
const renamed = new Map<string, readonly [kind: string, name: string]>(
  Object.entries<readonly [kind: string, name: string]>({
    innerJoin: ['joins otherwise', 'leftJoin'],
    leftJoin: ['joins otherwise', 'innerJoin'],
    some: ['takes all for some', 'every'],
    every: ['takes some for all', 'some'],
    or: ['takes and for or', 'and'],
    and: ['takes or for and', 'or'],
    max: ['takes the least for the most', 'min'],
    min: ['takes the most for the least', 'max'],
    optional: ['asks for what may be missing', 'nonoptional'],
  }),
)

const calls: Rule = (node, source) => {
  if (!ts.isCallExpression(node)) return []
  const { expression: called } = node
  if (ts.isIdentifier(called) && ['normalise', 'trim', 'escape', 'found'].includes(called.text) && node.arguments[0])
    return [['forgets a form', at(node, source), node.arguments[0].getText(source)]]
  if (!ts.isPropertyAccessExpression(called)) return []
  const name = called.name.text
  const [gone, other] = [leftOut.get(name), renamed.get(name)]
  return [
    ...(gone && (node.arguments.length > 0 || gone !== 'forgets a filter')
      ? [[gone, at(node, source), called.expression.getText(source)] as const]
      : []),
    ...(other ? [[other[0], at(called.name, source), other[1]] as const] : []),
    ...(name === 'default'
      ? [['forgets a default', at(node, source), called.expression.getText(source)] as const]
      : []),
  ]
}

const operators = new Map<string, string>(
  Object.entries({
    '=': '!=',
    '!=': '=',
    '<>': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    is: 'is not',
    'is not': 'is',
    in: 'not in',
    'not in': 'in',
  }),
)

/** Another text for one in a source: an operator of a query, an order, a zone, a code, words. Names of columns and files stay. */
function otherText(text: string): readonly [kind: string, text: string] | undefined {
  const operator = operators.get(text)
  if (operator !== undefined) return ['compares otherwise', operator]
  if (text === 'desc' || text === 'asc') return ['orders otherwise', text === 'desc' ? 'asc' : 'desc']
  if (/^-[a-z]\w+$/.test(text)) return ['orders otherwise', text.slice(1)]
  if (/^(Europe\/|UTC$)/.test(text)) return ['takes another zone', text === 'UTC' ? 'Europe/Paris' : 'UTC']
  if (/^[A-Z][A-Z0-9]*$/.test(text)) return ['takes another constant', `${text}X`]
  if (/\s/.test(text) && !/^\w+ as \w+$/.test(text)) return ['says otherwise', `${text} !`]
  return undefined
}

const constants: Rule = (node, source) => {
  const place = at(node, source)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['takes another constant', place, 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['takes another constant', place, 'true']]
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text.replaceAll('_', ''))
    return [
      ['takes another constant', place, `${value + 1}`],
      ...(value > 1 ? [['takes another constant', place, `${value - 1}`] as const] : []),
    ]
  }
  if (ts.isStringLiteral(node)) {
    const other = otherText(node.text)
    return other ? [[other[0], place, JSON.stringify(other[1])]] : []
  }
  if (ts.isRegularExpressionLiteral(node)) {
    const { text } = node
    const body = text.slice(1, text.lastIndexOf('/'))
    const flags = text.slice(text.lastIndexOf('/') + 1)
    const ends = [body.replace(/^\^/, ''), body.replace(/(?<!\\)\$$/, '')].filter((other) => other !== body && other)
    return ends.map((other) => ['takes another form', place, `/${other}/${flags}`] as const)
  }
  return []
}

/** Objects that are written or queried: the mistake leaves out one field. */
const fields: Rule = (node, source) => {
  if (!ts.isObjectLiteralExpression(node) || !ts.isCallExpression(node.parent)) return []
  const { expression: called } = node.parent
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText(source)
  if (!/^(values|set|insert|update|doUpdateSet|mustBeThere|isThere|countOf|nextPlace)$/.test(name)) return []
  return node.properties.map((property) => {
    const next = source.text.slice(property.getEnd()).match(/^\s*,/)?.[0].length ?? 0
    return ['leaves out a field', { start: property.getStart(source), end: property.getEnd() + next }, ''] as const
  })
}

/** Default values of fields: `sent('flag', z.boolean(), true)` without its last argument. */
const initials: Rule = (node, source) => {
  if (!ts.isCallExpression(node) || !/(^|\.)sent$/.test(node.expression.getText(source))) return []
  const [, schema, initial] = node.arguments
  return schema && initial ? [['forgets a default', { start: schema.getEnd(), end: initial.getEnd() }, '']] : []
}

const parameters: Rule = (node) => {
  const isOne = ts.isBindingElement(node) || ts.isParameter(node)
  if (!isOne || !node.initializer) return []
  const before = ts.isBindingElement(node) ? node.name.getEnd() : (node.type ?? node.name).getEnd()
  return [['forgets a default', { start: before, end: node.initializer.getEnd() }, '']]
}

const queries: Rule = (node, source) =>
  ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(source))
    ? inSql(node.template.getText(source), node.template.getStart(source))
    : []

const rules: readonly Rule[] = [binary, conditions, statements, calls, constants, fields, initials, parameters, queries]

/** Words in a language that the pact does not speak. */
const isEnglish = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'en'

const isNoRule = (node: ts.Node): boolean =>
  isEnglish(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

const oneLine = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** Place of a node: the nearest enclosing thing with a name. */
function placeOf(node: ts.Node): string {
  for (let one: ts.Node = node; !ts.isSourceFile(one); one = one.parent) {
    if (!ts.isFunctionDeclaration(one) && !ts.isMethodDeclaration(one) && !ts.isVariableDeclaration(one)) continue
    if (one.name && ts.isIdentifier(one.name) && (!ts.isVariableDeclaration(one) || isTop(one))) return one.name.text
  }
  return ''
}

const isTop = (declaration: ts.VariableDeclaration): boolean => ts.isSourceFile(declaration.parent.parent.parent)

/** Every possible mistake in a source, in the order of its text. */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const visit = (node: ts.Node): void => {
    if (isNoRule(node)) return
    for (const rule of rules)
      for (const [kind, { start, end }, other] of rule(node, source)) {
        const old = text.slice(start, end)
        const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end))
        const says = `${placeOf(node)}: \`${oneLine(old, 60)}\` → \`${oneLine(other, 60)}\` in \`${oneLine(line, 110)}\``
        found.push({ file, kind, start, end, text: other, says })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

import ts from 'typescript'

// Which interactions come by which part of a source: of a mistake only those are asked that do. A part is the body of a function or a block in it.

interface Part {
  start: number
  end: number
  /** A body that is an expression, not a block. */
  isExpression: boolean
}

/** The parts of a source that are done or not, the outer before the inner. */
function partsOf(source: ts.SourceFile): Part[] {
  const parts: Part[] = []
  const visit = (node: ts.Node): void => {
    const isExpression = ts.isArrowFunction(node.parent ?? node) && (node.parent as ts.ArrowFunction).body === node
    if (ts.isBlock(node) || isExpression)
      parts.push({ start: node.getStart(source), end: node.getEnd(), isExpression: isExpression && !ts.isBlock(node) })
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return parts
}

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Tells of each part of a source, as it is done, by `rondePassed`. */
export function probed(file: string, text: string): string {
  const edits = partsOf(parsed(file, text)).flatMap(({ start, end, isExpression }) => {
    const call = `rondePassed(${JSON.stringify(`${file}:${start}`)})`
    return isExpression
      ? [
          { at: start, put: `(${call}, `, order: 1 },
          { at: end, put: ')', order: -1 },
        ]
      : [{ at: start + 1, put: `${call};`, order: 1 }]
  })
  return edits
    .map((edit, at) => ({ ...edit, rank: edit.order * at }))
    .toSorted((one, other) => one.at - other.at || one.order - other.order || one.rank - other.rank)
    .reduceRight((whole, { at, put }) => whole.slice(0, at) + put + whole.slice(at), text)
}

/** The innermost part that a place of a source is in; undefined where it is done as the source is loaded. */
export function partAt(file: string, text: string): (place: number) => string | undefined {
  const parts = partsOf(parsed(file, text))
  return (place) => {
    const inner = parts.findLast(({ start, end }) => start <= place && place < end)
    return inner && `${file}:${inner.start}`
  }
}

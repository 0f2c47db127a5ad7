import ts from 'typescript'

// Records which interactions execute which part of a source: only these are tried on a mistake. A part is the body of a function or a block in it.

interface Part {
  start: number
  end: number
  /** Whether the body is an expression, not a block. */
  isExpression: boolean
}

/** The parts of a source, outer before inner. */
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

/** The source with calls of `rondePassed` that report each executed part. */
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

/** Finds the innermost part around a place of a source; undefined for code executed when the source is loaded. */
export function partAt(file: string, text: string): (place: number) => string | undefined {
  const parts = partsOf(parsed(file, text))
  return (place) => {
    const inner = parts.findLast(({ start, end }) => start <= place && place < end)
    return inner && `${file}:${inner.start}`
  }
}

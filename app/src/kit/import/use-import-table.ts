import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askOnceFx } from '../ask/ask-once.ts'
import type { EditorContext } from '../editor/context.ts'
import { readTable, type TableRead, type TableShape, unreadTable } from './read-table.ts'

/** What an import takes, read when its dialog opens. */
export function useImportTable(shape: TableShape, context: EditorContext) {
  const ask = useUnit(askOnceFx)
  const [read, setRead] = useState<TableRead | null>(null)
  const coming = useRef(Promise.withResolvers<TableRead>())
  const start = useCallback(() => {
    let isGone = false
    void readTable(shape, context, ask).then((done) => {
      if (isGone) return
      setRead(done)
      coming.current.resolve(done)
    })
    return () => {
      isGone = true
    }
  }, [shape, context, ask])
  useEffect(start, [start])
  const unread = useMemo(() => unreadTable(shape, context), [shape, context])
  return {
    table: read?.table ?? unread,
    /** Null until it was read. */
    read,
    whenRead: useCallback(() => coming.current.promise, []),
    readAgain: () => {
      coming.current = Promise.withResolvers()
      setRead(null)
      start()
    },
  }
}

import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Editor } from '../editor/editor.ts'
import type { ManySaves, Outcome } from '../editor/use-each.ts'
import { $bulkRun, $isBulkRunning, bulkAsked, bulkStopped, reportClosed } from './bulk.ts'

interface Saving {
  editor: Editor
  action: RefAction
  /** Title of the action. */
  title: string
}

interface Sender {
  /** The opening of the editor whose saves they are. */
  opening: string
  tell: (outcome: Outcome) => void
}

/** Saves of an editor whose form makes several records: a bulk, which the form itself tells of. */
export function useManySaves(saving: Saving | null): ManySaves | null {
  const [run, isRunning, ask, stop, close] = useUnit([$bulkRun, $isBulkRunning, bulkAsked, bulkStopped, reportClosed])
  const sender = useRef<Sender | null>(null)
  const isOver = run?.state === 'done' || run?.state === 'stopped'
  useEffect(() => {
    if (!run || sender.current?.opening !== run.bulk.place) return
    const { tell } = sender.current
    const saved = new Set(run.saved.map(({ item }) => item))
    const failures = new Map(run.failed.map(({ item, failure }) => [item, failure]))
    const left = run.bulk.items.flatMap((item, at) =>
      saved.has(item) ? [] : [{ at, failure: failures.get(item) ?? null }],
    )
    if (isOver) {
      sender.current = null
      close()
    }
    tell({ left, isOver })
  }, [run, isOver, close])
  if (!saving) return null
  const { editor, action, title } = saving
  return {
    progressOf: (opening) =>
      run && !isOver && run.bulk.place === opening ? { done: run.done, total: run.bulk.items.length } : null,
    stop,
    send(opening, saves, tell) {
      // One bulk at a time: the records stay unsaved until the user saves again.
      if (isRunning) return tell({ left: saves.map((_, at) => ({ at, failure: null })), isOver: true })
      sender.current = { opening, tell }
      ask({
        place: opening,
        title,
        endpoint: editor.endpoint,
        action,
        items: saves.map(({ name, input, key }) => ({ keys: [key], name, input, writeKey: key })),
        refreshes: editor.refreshes,
      })
    },
  }
}

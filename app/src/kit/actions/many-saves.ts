import type { RefAction } from '@ronde/contracts/actions'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import type { Editor } from '../editor/editor.ts'
import type { ManySaves } from '../editor/use-each.ts'
import { $bulkRun, $isBulkRunning, bulkAsked, bulkStopped, reportClosed } from './bulk.ts'

interface Saving {
  editor: Editor
  action: RefAction
  /** Title of the action. */
  title: string
}

type Ended = Parameters<ManySaves['send']>[1]

/** Saves of an editor whose form makes several records: a bulk, which the form itself tells of. */
export function useManySaves(saving: Saving | null): ManySaves | null {
  const place = useId()
  const [run, isRunning, ask, stop, close] = useUnit([$bulkRun, $isBulkRunning, bulkAsked, bulkStopped, reportClosed])
  const ended = useRef<Ended | null>(null)
  const own = run?.bulk.place === place ? run : null
  const isOver = own?.state === 'done' || own?.state === 'stopped'
  useEffect(() => {
    const tell = ended.current
    if (!own || !isOver || !tell) return
    const saved = new Set(own.saved.map(({ item }) => item))
    const failures = new Map(own.failed.map(({ item, failure }) => [item, failure]))
    ended.current = null
    close()
    tell(own.bulk.items.flatMap((item, at) => (saved.has(item) ? [] : [{ at, failure: failures.get(item) ?? null }])))
  }, [own, isOver, close])
  if (!saving) return null
  const { editor, action, title } = saving
  return {
    progress: own && !isOver ? { done: own.done, total: own.bulk.items.length } : null,
    stop,
    send(saves, tell) {
      // One at a time: these wait for whoever asks again.
      if (isRunning) return tell(saves.map((_, at) => ({ at, failure: null })))
      ended.current = tell
      ask({
        place,
        title,
        endpoint: editor.endpoint,
        action,
        items: saves.map(({ name, input, key }) => ({ keys: [key], name, input, writeKey: key })),
        ...(editor.refreshes ? { refreshes: editor.refreshes } : {}),
      })
    },
  }
}

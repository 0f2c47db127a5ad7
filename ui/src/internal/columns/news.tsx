import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUi } from '../../theme/ui-context.ts'
import { arranging } from './later-arranging.ts'
import { whenThere } from '../later.ts'
import { Heard } from './news.styles.ts'
import type { RowsTold } from './rows-news.ts'

/** Changes that come one after the other are told together, in ms: longer than between two presses of a key that is held. */
const pause = 400

/**
 * Tells a screen reader the changes, once, after a pause. Always there: a live region that arrives with its words is often not read.
 * `state` is a new object where there may be a change, else the same.
 */
export function News({ state }: { state: RowsTold }) {
  const { t } = useUi()
  const [said, setSaid] = useState('')
  const told = useRef(state)
  const tell = useEffectEvent(({ rowsNews }: NonNullable<typeof arranging.now>, now: RowsTold) => {
    const news = rowsNews(told.current, now, t)
    told.current = now
    // Without rows it holds no count: as many as before are news again after that.
    if (news.length > 0 || now.count === null) setSaid(news.join(', '))
  })
  useEffect(() => {
    if (told.current === state) return
    // If the module could not be fetched, the next change tries again and announces both.
    const timer = setTimeout(() => whenThere(arranging, (module) => tell(module, state)), pause)
    return () => clearTimeout(timer)
  }, [state])
  return <Heard aria-live="polite">{said}</Heard>
}

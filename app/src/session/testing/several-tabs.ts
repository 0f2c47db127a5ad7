import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import type { SessionPayload } from '@ronde/contracts/services/Core/SecAuthentification'
import { memoryStorage, storageKeys, type Storage } from '../../base/storage.ts'
import { answer, type EndpointAnswer } from '../../kit/testing/answers.ts'
import { held, testConsole, type TestConsole } from '../../kit/testing/test-scope.ts'
import { $clock } from '../clock.ts'
import { $timer, looked } from '../idle.ts'
import '../other-tabs.ts'
import '../token-watch.ts'
import { $tellTabs, type TabMessage, tabSaid } from '../tabs.ts'

/** A tab of the browser: its console, and the messages it has not received yet. */
export interface Tab extends TestConsole {
  mail: TabMessage[]
  /** Milliseconds until its timer fires; null: no timer is set. */
  alarm: number | null
}

interface Given {
  count?: number
  answers?: readonly EndpointAnswer[]
  user?: Partial<SessionPayload>
  /** Without it tabs hear of each other through storage alone, as in some browsers. */
  hasChannel?: boolean
}

/** Tabs of one browser, one storage, one clock; time passes and messages arrive when the test says so. */
export function severalTabs({ count = 3, answers = [], user = {}, hasChannel = true }: Given = {}) {
  const storage: Storage = memoryStorage()
  const now = { wall: Date.parse('2026-03-31T08:00:00Z'), steady: 0 }
  const tabs: Tab[] = []

  for (let place = 0; place < count; place += 1) {
    const mail: TabMessage[] = []
    const made = testConsole({
      storage,
      user,
      answers: [answer(SecAuthentification.LogOut), answer(SecAuthentification.CheckToken), ...answers],
      values: [
        held($clock, () => ({ ...now })),
        held($tellTabs, (message) => {
          if (hasChannel) for (const tab of tabs) if (tab.mail !== mail) tab.mail.push(message)
        }),
        held($timer, (delay) => {
          tab.alarm = delay
        }),
      ],
    })
    const tab: Tab = { ...made, mail, alarm: null }
    tabs.push(tab)
  }

  const at = (place: number): Tab => {
    const tab = tabs[place]
    if (!tab) throw new Error(`there is no tab ${place}`)
    return tab
  }

  return {
    tabs,
    at,
    storage,
    now,
    /** Delivers messages and storage events to all tabs. */
    deliver: async () => {
      for (const tab of tabs) {
        for (const message of tab.mail.splice(0)) await tab.raise(tabSaid, message)
        await tab.raise(looked)
      }
    },
    pass: (ms: number) => {
      now.wall += ms
      now.steady += ms
    },
    sleep: (ms: number) => {
      now.wall += ms
    },
    storedToken: () => storage.read(storageKeys.token),
  }
}

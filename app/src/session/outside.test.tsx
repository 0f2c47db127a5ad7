import { createWatch, type EventCallable, fork, type Scope } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storageKeys } from '../base/storage.ts'
import { looked, touched } from './idle.ts'
import { sessionOutside } from './outside.ts'
import { type TabMessage, tabSaid } from './tabs.ts'

/** A channel whose messages the test delivers. */
class Channel extends EventTarget {
  static all: Channel[] = []
  sent: unknown[] = []

  constructor() {
    super()
    Channel.all.push(this)
  }

  postMessage(message: unknown) {
    this.sent.push(message)
  }
}

const spied = <Payload,>(unit: EventCallable<Payload>, scope: Scope): Payload[] => {
  const heard: Payload[] = []
  createWatch({ unit, scope, fn: (payload) => heard.push(payload) })
  return heard
}

let unbinds: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Channel.all = []
  vi.stubGlobal('BroadcastChannel', Channel)
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options)
      unbinds.push(() => target.removeEventListener(type, listener, options))
    })
  }
})

afterEach(() => {
  for (const unbind of unbinds) unbind()
  unbinds = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const bound = () => {
  const scope = fork()
  const outside = sessionOutside()
  outside.bind(scope)
  return { outside, touches: spied(touched, scope), looks: spied(looked, scope), said: spied(tabSaid, scope) }
}

const pointer = (x: number, y: number) =>
  window.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: y }))

describe('activity', () => {
  test.each(['pointerdown', 'keydown', 'touchstart', 'wheel'])('%s counts, once a second', (sign) => {
    const { touches } = bound()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    expect(touches).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    window.dispatchEvent(new Event(sign))
    expect(touches).toHaveLength(2)
  })

  test('a pointer that rests while the page moves under it does not', () => {
    const { touches } = bound()
    pointer(10, 10)
    for (let times = 0; times < 20; times += 1) {
      vi.advanceTimersByTime(2000)
      pointer(10, 10)
    }
    expect(touches).toHaveLength(1)
    pointer(11, 10)
    expect(touches).toHaveLength(2)
  })
})

describe('a look at the clock and the other tabs', () => {
  test.each([
    ['the timer', undefined],
    ['a token stored or removed in another tab', new StorageEvent('storage', { key: storageKeys.token })],
    ['activity in another tab', new StorageEvent('storage', { key: storageKeys.lastActivity })],
    ['storage emptied', new StorageEvent('storage', { key: null })],
    ['the page coming out of the cache', new Event('pageshow')],
    ['the window in front', new Event('focus')],
  ])('%s asks for it', (_, event) => {
    const { outside, looks } = bound()
    if (event) window.dispatchEvent(event)
    else {
      outside.setTimer(5000)
      outside.setTimer(9000)
      vi.advanceTimersByTime(8999)
      expect(looks).toHaveLength(0)
      vi.advanceTimersByTime(1)
    }
    expect(looks).toHaveLength(1)
  })

  test('a layout kept by another tab does not', () => {
    const { looks } = bound()
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.layout('cases') }))
    expect(looks).toHaveLength(0)
  })

  test('a timer that is taken back is quiet', () => {
    const { outside, looks } = bound()
    outside.setTimer(5000)
    outside.setTimer(null)
    vi.advanceTimersByTime(60_000)
    expect(looks).toHaveLength(0)
  })
})

describe('the other tabs', () => {
  const message: TabMessage = { kind: 'active', login: 'a.martin', at: 1 }

  test('are spoken to and heard, and nothing else is', () => {
    const { outside, said } = bound()
    outside.tellTabs(message)
    const [channel] = Channel.all
    expect(channel?.sent).toEqual([message])
    channel?.dispatchEvent(new MessageEvent('message', { data: message }))
    channel?.dispatchEvent(new MessageEvent('message', { data: { kind: 'other' } }))
    expect(said).toEqual([message])
  })

  test('are not missed where there is no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { outside, looks } = bound()
    outside.tellTabs(message)
    window.dispatchEvent(new Event('focus'))
    expect(looks).toHaveLength(1)
  })
})

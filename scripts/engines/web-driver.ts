/** As much of W3C WebDriver as it takes to open pages and to ask them something. */
import { setTimeout as pause } from 'node:timers/promises'

interface Answer {
  value: { error?: string; message?: string } & Record<string, unknown>
}

/** How long a driver may take to hear, in ms. */
const startPatience = 15_000

export interface Session {
  version: string
  navigate: (url: string) => Promise<void>
  /** Of the window, its frame included. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** The value of an expression; promises are waited for. */
  ask: (expression: string) => Promise<unknown>
  end: () => Promise<void>
}

/** Resolves when a driver hears at this address. */
export async function driverStands(address: string): Promise<void> {
  const until = Date.now() + startPatience
  for (;;) {
    const status = await fetch(`${address}/status`).catch(() => undefined)
    if (status?.ok) return
    if (Date.now() > until) throw new Error(`no driver hears at ${address}`)
    await pause(50)
  }
}

/** Begins a session with a driver: a browser with one window. `patience`: how long an answer of the page may take, in ms. */
export async function beginSession(address: string, capabilities: object, patience: number): Promise<Session> {
  const send = async (method: 'POST' | 'DELETE', path: string, body: object = {}) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await response.json()) as Answer
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const begun = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${String(begun.sessionId)}`
  await send('POST', `${session}/timeouts`, { script: patience })
  return {
    version: String((begun.capabilities as { browserVersion?: string }).browserVersion),
    navigate: async (url) => void (await send('POST', `${session}/url`, { url })),
    resize: async (size) => void (await send('POST', `${session}/window/rect`, size)),
    ask: async (expression) => {
      const told = await send('POST', `${session}/execute/async`, {
        script: `const [tell] = arguments; Promise.resolve(${expression}).then((value) => tell({ value }), (error) => tell({ error: String(error) }))`,
        args: [],
      })
      if (told.error !== undefined) throw new Error(told.error)
      return told.value
    },
    end: async () => void (await send('DELETE', session)),
  }
}

/** The part of W3C WebDriver needed to open pages and evaluate expressions. */
import { setTimeout as pause } from 'node:timers/promises'

interface Answer {
  value: { error?: string; message?: string } & Record<string, unknown>
}

/** Maximum start time of a driver, in ms. */
const startPatience = 15_000

export interface Session {
  version: string
  navigate: (url: string) => Promise<void>
  /** Resizes the window, frame included. */
  resize: (size: { width: number; height: number }) => Promise<void>
  /** Evaluates an expression; promises are awaited. */
  ask: (expression: string) => Promise<unknown>
  end: () => Promise<void>
}

/** Resolves when a driver listens at this address. */
export async function driverStands(address: string): Promise<void> {
  const until = Date.now() + startPatience
  for (;;) {
    const status = await fetch(`${address}/status`).catch(() => undefined)
    if (status?.ok) return
    if (Date.now() > until) throw new Error(`no driver hears at ${address}`)
    await pause(50)
  }
}

/** Starts a session: a browser with one window. `patience`: timeout of evaluations, in ms. */
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

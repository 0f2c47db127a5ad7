import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../browser.ts'
import { type EngineKind, sizeOf } from './engine.ts'
import { beginSession, driverStands, type Session } from './web-driver.ts'

/** Timeout of evaluations in ms, longer than the caller's own, which aborts plays that hang. */
const patience = 300_000

const programs = () => ({
  driver: findProgram(process.env.WEBKIT_DRIVER, ['WebKitWebDriver'], []),
  browser: findProgram(
    process.env.WEBKIT,
    ['MiniBrowser'],
    globSync(['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']),
  ),
  display: findProgram(undefined, ['Xvfb'], []),
})

const children = new Set<ChildProcess>()
// Drivers and displays do not end with their parent process.
process.once('exit', () => children.forEach((child) => child.kill()))

/** Registers a child process to be killed at exit. */
function kept<Child extends ChildProcess>(child: Child): Child {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** Starts a separate display, so that no other window takes the focus; resolves with its name. */
async function startDisplay(program: string): Promise<{ name: string; end: () => void }> {
  const child = kept(
    spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    }),
  )
  const name = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb does not start')))
    child.stdio[3]?.once('data', (told: Buffer) => resolve(`:${told.toString().trim()}`))
  })
  return { name, end: () => child.kill() }
}

/** A folder with the toolkit's settings: without window animations pages see `prefers-reduced-motion`. */
function settingsFolder(isMoving: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${isMoving ? 1 : 0}\n`)
  return folder
}

/** Resizes the window so that the page, without the window's bar, gets the given size. */
async function resizePage(session: Session, { width, height }: { width: number; height: number }): Promise<void> {
  await session.resize({ width, height })
  const inner = Number(await session.ask('innerHeight'))
  await session.resize({ width, height: height + (height - inner) })
}

const noForcedColours = 'the engine has no forced colours'

export const webkit: EngineKind = {
  name: 'webkit',
  missing: () => {
    const { driver, browser, display } = programs()
    const missing = [!driver && 'WebKitWebDriver', !browser && 'MiniBrowser', !display && 'Xvfb'].filter(Boolean)
    return missing.length === 0
      ? undefined
      : `No ${missing.join(', no ')}: \`apt-get install webkit2gtk-driver xvfb\` on Debian.`
  },
  cannot: { forced: noForcedColours, 'zoom-200': 'a driver cannot set it', 'zoom-400': 'a driver cannot set it' },
  async launch(way) {
    const { driver = '', browser = '', display: displayProgram = '' } = programs()
    const display = await startDisplay(displayProgram)
    const settings = settingsFolder(way.isMoving ?? false)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const env = {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
    }
    let driving: ChildProcess | undefined
    let session: Session | undefined
    const begin = async () => {
      driving = kept(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
      await driverStands(address)
      session = await beginSession(
        address,
        { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
        patience,
      )
      await resizePage(session, sizeOf(way))
      return session
    }
    // A hanging page blocks the end of its session: then the driver is killed with its browser.
    const leave = async () => {
      await Promise.race([session?.end().catch(() => {}), pause(3000, undefined, { ref: false })])
      const gone = new Promise((resolve) => driving?.once('exit', resolve))
      if (driving?.kill()) await gone
      session = undefined
    }
    const { version } = await begin()
    let isFresh = true
    return {
      version,
      async open(to) {
        if (!isFresh) {
          await leave()
          await begin()
        }
        isFresh = false
        await session?.navigate(to)
      },
      ask: async (expression) => session?.ask(expression),
      close: async () => {
        await leave()
        display.end()
        if (existsSync(settings)) rmSync(settings, { recursive: true })
      },
    }
  },
}

/** Finds or installs the Chromium that the tests drive. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const onPath = (command: string): string | undefined => {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined
}

/** Path of a program: the named one, a command on the path, or one in its usual places; undefined when there is none. */
export const findProgram = (
  named: string | undefined,
  ofPath: readonly string[],
  usual: readonly string[],
): string | undefined => [named, ...ofPath.map(onPath), ...usual].find((path) => path && existsSync(path))

/** Path of an installed Chromium, Chrome or Edge, or of Playwright's own; undefined when there is none. `CHROMIUM` wins. */
export const findBrowser = (): string | undefined =>
  findProgram(process.env.CHROMIUM, commands, [...places, chromium.executablePath()])

/** As `findBrowser`, after trying to install one: Playwright's download, then the package of Debian or Ubuntu. */
export function bringBrowser(): string {
  const steps = [
    () =>
      execFileSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'ignore', timeout: 180_000 }),
    () => {
      if (process.getuid?.() !== 0 || !onPath('apt-get')) return
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    },
  ]
  for (const step of [() => {}, ...steps]) {
    try {
      step()
    } catch {
      // Not possible on this machine (no network, no rights): tries the next.
    }
    const path = findBrowser()
    if (path) return path
  }
  throw new Error('No browser: install Chromium, Chrome or Edge, or set CHROMIUM to its path.')
}

/** Disabled features. The first are parts of Chromium's window, each in a process of its own, which take half of a page's loading time. */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Features that Playwright disables: browsers use only the last list given.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Without these a headless Chromium as root, or without a network, stalls or refuses to start. */
export const launchArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

import type { CDPSession, Page } from 'playwright/test'
import { accounts, expect, test, User, type Walk } from './journey.ts'

const walk: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }

const times = 16

/** Number of the page's nodes and listeners after garbage collection. */
async function inMemory(browser: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
  return { nodes, listeners }
}

/** Opens by a press or a key, waits for what is there then, and closes it by Escape. */
async function openAndClose(page: Page, open: () => Promise<void>, role: 'dialog' | 'menu' | 'listbox'): Promise<void> {
  const opened = page.getByRole(role)
  const before = await opened.count()
  await open()
  await opened.nth(before).waitFor()
  await page.keyboard.press('Escape')
  await opened.nth(before).waitFor({ state: 'detached' })
}

test(`what is opened and closed ${times} times leaves nothing in memory: editor, dialog, menu, choices and palette`, async ({
  browser,
  provider,
}) => {
  // With motion: what is closed in the middle of a transition was held.
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const user = new User(page, walk)
  await user.enter(provider, accounts.admin, '/Aff/Aff/AffaireList')
  const { t } = user
  const memory = await context.newCDPSession(page)
  await memory.send('HeapProfiler.enable')

  const add = page.getByRole('button', { name: t['action.Creer'], exact: true })
  const field = (name: string) => page.getByRole('dialog').getByRole('combobox', { name })
  const kinds = [
    ['editor', 'dialog', () => add.click()],
    ['palette', 'dialog', () => page.keyboard.press('ControlOrMeta+K')],
    ['dialog', 'dialog', () => page.keyboard.press('?')],
    ['menu', 'menu', () => page.getByRole('banner').getByRole('button', { name: 'Claire Lambert' }).click()],
    // In an editor that stays open.
    ['select', 'listbox', () => field(t['field.statut']).click()],
    ['combo box', 'listbox', () => field(t['field.idAgence']).click()],
  ] as const
  for (const [kind, role, open] of kinds) {
    if (kind === 'select') {
      await add.click()
      await expect(field(t['field.idAgence'])).toBeEnabled()
    }
    // The first rounds fill the caches.
    for (let time = 0; time < 3; time += 1) await openAndClose(page, open, role)
    const before = await inMemory(memory)
    for (let time = 0; time < times; time += 1) await openAndClose(page, open, role)
    const grown = async () => {
      const { nodes, listeners } = await inMemory(memory)
      // Less than one of each time.
      return { nodes: nodes - before.nodes < times, listeners: listeners - before.listeners < times / 2 }
    }
    await expect.poll(grown, kind).toEqual({ nodes: true, listeners: true })
  }
  await context.close()
})

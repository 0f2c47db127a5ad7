import { csv } from '../e2e/imports.ts'
import type { Measured } from './measured-page.ts'

/** A step of daily work: its preparation, and the measured action. */
interface Step {
  name: string
  before: () => Promise<unknown>
  act: () => Promise<unknown>
}

const long = { timeout: 240_000 }
const lines = 10_000

/** Runs in the page: replaces the save dialog, which nobody could answer, by the browser's private file system. */
function placeForFiles(): void {
  Object.assign(globalThis, {
    showSaveFilePicker: async () =>
      (await navigator.storage.getDirectory()).getFileHandle('export.csv', { create: true }),
  })
}

/** The measured steps, in an order in which each finds its prerequisites. */
export function stepsOf({ page, provider, t }: Measured): Step[] {
  const main = page.getByRole('main')
  const grid = main.getByRole('grid')
  const firstRow = grid.getByRole('row').nth(1)
  const search = main.getByRole('searchbox').first()
  const cell = firstRow.getByRole('gridcell').nth(2)
  const rowsStand = () => cell.filter({ hasText: /\w/ }).waitFor(long)
  const counted = () =>
    page
      .locator('h1')
      .textContent()
      .then((text) => text ?? '')
  /** Waits until the count at the title has changed. */
  const untilCounted = async (act: () => Promise<unknown>) => {
    const before = await counted()
    await act()
    await page.waitForFunction(
      (text) =>
        ![text, null].includes(document.querySelector('h1')?.textContent ?? null) &&
        /\d/.test(document.querySelector('h1')?.textContent ?? ''),
      before,
      long,
    )
  }
  const untilAnother = async (act: () => Promise<unknown>) => {
    const before = (await firstRow.textContent()) ?? ''
    await act()
    await firstRow.filter({ hasNotText: before }).waitFor(long)
  }
  const dialog = page.getByRole('dialog')
  const cases = '/Aff/Aff/AffaireList'
  const at = (address: string, there: () => Promise<unknown>) => async () => {
    await page.goto(provider.url + address)
    await there()
    await page.waitForLoadState('networkidle')
  }
  const atCases = at(cases, rowsStand)
  const done = () => Promise.resolve()
  const treegrid = main.getByRole('treegrid')
  const treeRow = (name: RegExp) => treegrid.getByRole('row', { name }).first()
  const opened = (name: RegExp) => treeRow(name).waitFor(long)
  const atTables = at('/Core/Sys/TableList?q=Demo.Volume', () =>
    page.getByRole('link', { name: 'Demo.Volume' }).waitFor(),
  )
  const openValues = async () => {
    await page.getByRole('link', { name: 'Demo.Volume' }).click()
    await opened(/\bZone 1\b/)
  }
  return [
    {
      name: 'cases: open, from the home',
      before: at('/', () => main.getByRole('link', { name: t['view.AffAffAffaireList'] }).waitFor()),
      act: async () => {
        await main.getByRole('link', { name: t['view.AffAffAffaireList'] }).click()
        await rowsStand()
      },
    },
    {
      name: 'cases: back, from a record',
      before: async () => {
        await firstRow.getByRole('link').first().click()
        await page.waitForURL(/AffaireAccueil/)
        await main.getByRole('heading', { level: 2 }).first().waitFor()
        await page.waitForLoadState('networkidle')
      },
      act: async () => {
        await page.goBack()
        await rowsStand()
      },
    },
    { name: 'cases: search', before: done, act: () => untilCounted(() => search.fill('pont')) },
    { name: 'cases: search cleared', before: done, act: () => untilCounted(() => search.fill('')) },
    {
      name: 'cases: sort by label',
      before: done,
      act: () => untilAnother(() => grid.getByRole('columnheader', { name: t['field.lbAffaire'] }).click()),
    },
    {
      name: 'cases: filter by status',
      before: () => main.getByRole('button', { name: t['field.statut'], exact: true }).click(),
      act: () => untilCounted(() => dialog.getByRole('checkbox').first().click()),
    },
    {
      name: 'cases: select all',
      before: async () => {
        await atCases()
        await cell.click({ position: { x: 4, y: 4 } })
      },
      act: async () => {
        await page.keyboard.press('Control+A')
        await page.getByRole('group', { name: /^Sélection$/ }).waitFor(long)
      },
    },
    {
      name: 'cases: open an editor',
      before: atCases,
      act: async () => {
        await main.getByRole('button', { name: t['action.Creer'], exact: true }).click()
        await dialog.getByRole('textbox').first().waitFor(long)
      },
    },
    {
      name: 'cases: save a new one',
      before: async () => {
        await dialog.getByRole('textbox', { name: t['field.refAffaire'] }).fill(`BENCH-${Date.now()}`)
        await dialog.getByRole('textbox', { name: t['field.lbAffaire'] }).fill('Mesure')
        await dialog.getByRole('combobox', { name: t['field.idAgence'] }).click()
        await page.getByRole('option').first().click()
        await dialog.getByRole('combobox', { name: t['field.idUserRAF'] }).click()
        await page.getByRole('option').first().click()
      },
      act: async () => {
        await dialog.getByRole('button', { name: t['editor.save'], exact: true }).click()
        await dialog.waitFor({ state: 'detached', ...long })
      },
    },
    {
      name: 'cases: export as CSV',
      before: async () => {
        await atCases()
        await main.getByRole('button', { name: t['export.write'], exact: true }).first().click()
        await dialog.getByRole('radio', { name: t['export.kind.csv'] }).click()
        await page.evaluate(placeForFiles)
      },
      act: async () => {
        await dialog.getByRole('button', { name: t['export.write'], exact: true }).click()
        await dialog.waitFor({ state: 'detached', ...long })
      },
    },
    { name: 'values as a tree: open', before: atTables, act: openValues },
    {
      name: 'values as a tree: expand all',
      before: done,
      act: async () => {
        await main.getByRole('button', { name: t['tree.expandAll'] }).click()
        await opened(/\bPoste 2\b/)
      },
    },
    {
      name: 'values as a tree: search',
      before: done,
      act: async () => {
        await search.fill('poste 543')
        await opened(/\bPoste 543\b/)
      },
    },
    {
      name: `values: import of ${lines.toLocaleString('en')} lines, tried`,
      before: async () => {
        await atTables()
        await openValues()
        await main.getByRole('button', { name: t['action.Importer'], exact: true }).first().click()
      },
      act: async () => {
        const file = csv('bench.csv', [
          'refValeur;lbValeur',
          ...Array.from({ length: lines }, (_, line) => `B-${line};Mesure ${line}`),
        ])
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          dialog.getByRole('button', { name: new RegExp(`^${t['import.file']}`) }).click(),
        ])
        await chooser.setFiles(file)
        await dialog.getByRole('button', { name: t['import.run'], exact: true }).waitFor(long)
      },
    },
    {
      name: `values: import of ${lines.toLocaleString('en')} lines, written`,
      before: done,
      act: async () => {
        await dialog.getByRole('button', { name: t['import.run'], exact: true }).click()
        await dialog.getByText(t['import.done'], { exact: false }).waitFor(long)
      },
    },
  ]
}

import { readFile } from 'node:fs/promises'
import { demoFile } from './demo-file.ts'
import { importsFile } from './imports.ts'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const english: Walk = { locale: 'en', scheme: 'dark', hands: 'keyboard' }

interface Range {
  idGammeVersion: number
  ref: string
  lbGamme: string
}
interface Page {
  refPage: string
  lbFichier: string | null
}

const sheet = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: demoFile('sheet.pdf'),
})
const photo = {
  name: 'IMG_0042.png',
  mimeType: 'image/png',
  buffer: demoFile('plan.png'),
}

test('by keyboard: ranges from a file whose mistakes are mended, then files onto the pages of one [2.settings]', async ({
  page,
  provider,
}) => {
  const user = new User(page, english)
  const { t } = user
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const allRanges = () => read<Range[]>(provider, '/api/Console/Prm/GamGamme/GetList')
  const ranges = async () =>
    (await allRanges()).filter(({ ref }) => ref.startsWith('KEY-')).map(({ ref, lbGamme }) => [ref, lbGamme])
  // A range of its own: other journeys put files onto others.
  const version = (await allRanges()).find(({ ref }) => ref === 'LEG-TM')?.idGammeVersion
  const pages = () => read<Page[]>(provider, `/api/Console/Prm/GamRapport/GetPageInfoList?idGammeVersion=${version}`)
  const filesOf = async (...refs: string[]) =>
    (await pages())
      .filter(({ refPage }) => refs.some((ref) => refPage === `LEG-TM-${ref}`))
      .map(({ lbFichier }) => lbFichier)
  /** Nobody at the keys is to look for where they are after a step. */
  const keepsKeys = () =>
    expect.poll(() => page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

  // From the menu to the list, and a file with two faulty lines.
  await user.enter(provider, accounts.admin, '/about')
  const menu = page.getByRole('navigation', { name: t['frame.menu'] })
  await user.press(menu.getByRole('button', { name: t['menu.Paramétrage'] }))
  await user.press(menu.getByRole('link', { name: t['view.PrmGamGammeList'] }))
  await expect(page.getByRole('heading', { level: 1, name: t['view.PrmGamGammeList'] })).toBeFocused()
  const [mode = ''] = (await read<{ refMode: string }[]>(provider, '/api/Console/Prm/ModModeInspection/GetList')).map(
    ({ refMode }) => refMode,
  )
  const line = (ref: string, label: string, refMode = mode, interval = 'M12') =>
    `${ref};1;0;${label};${refMode};REGLEMENTAIRE;LEVAGE;${interval};`
  const head = 'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels'
  const fit = line('KEY-A', 'Bridge cranes')
  await importsFile(user, {
    wrong: [head, fit, line('KEY-B', 'Hoists', 'NONE'), line('KEY-C', 'Jib cranes', mode, 'NEVER')],
    told: 'refMode',
    right: [head, fit, line('KEY-B', 'Hoists'), line('KEY-C', 'Jib cranes')],
    refused: async (dialog) => {
      await keepsKeys()
      await expect(dialog.getByRole('row').filter({ hasText: 'periodicite' })).toBeVisible()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        user.press(dialog.getByRole('button', { name: t['import.failedLines'] })),
      ])
      const failed = await readFile(await saved.path(), 'utf8')
      expect(
        failed
          .split('\r\n')
          .filter(Boolean)
          .map((one) => one.split(';').find((cell) => cell.includes('KEY-'))),
      ).toEqual([undefined, 'KEY-B', 'KEY-C'])
      expect(await ranges()).toEqual([])
    },
    tried: async (dialog) => {
      await keepsKeys()
      await expect(dialog.getByRole('status').filter({ hasText: '3 lines to add, none to change' })).toBeVisible()
      expect(await ranges()).toEqual([])
    },
  })
  expect(await ranges()).toEqual([
    ['KEY-A', 'Bridge cranes'],
    ['KEY-B', 'Hoists'],
    ['KEY-C', 'Jib cranes'],
  ])
  await expect(page.getByRole('row', { name: /KEY-C/ })).toBeVisible()

  // To the files of a range that has pages.
  await user.find('LEG-TM')
  await user.press(page.getByRole('link', { name: t['view.PrmGamFileImport'] }))
  const drop = button(/^Files of the pages/)
  await user.give(drop, [
    sheet('leg_tm_02 safety.pdf'),
    photo,
    { ...sheet('LEG-TM-03.pdf'), buffer: Buffer.from('<script>') },
    sheet('LEG-TM-06.pdf'),
    { name: 'LEG-TM-05.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  await user.press(button('Remove LEG-TM-05.exe'))
  await user.press(button('Cancel sending LEG-TM-06.pdf'))
  await user.choose('Pages of IMG_0042.png', 'LEG-TM-04')
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 files ready to be imported')).toBeVisible()
  await user.looksRight()

  // Stopped during the first upload: nothing has arrived. Tried again, a file that is no PDF is refused, and replaced.
  const gate = Promise.withResolvers<void>()
  await page.route('**/GamRapport/Import*', async (route) => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  await user.press(button(t['action.LancerImport']))
  await user.press(button(t['queue.stop']))
  await expect(page.getByText(t['queue.cancelled']).first()).toBeVisible()
  expect(await filesOf('02', '03', '04', '06')).toEqual([null, null, null, null])
  gate.resolve()
  await page.unroute('**/GamRapport/Import*')
  await user.press(button('Send leg_tm_02 safety.pdf again'))
  await expect.poll(() => filesOf('02')).toEqual(['leg_tm_02 safety.pdf'])
  await user.press(button(t['action.LancerImport']))
  await expect.poll(() => filesOf('04')).toEqual(['IMG_0042.png'])
  await user.press(button('Remove LEG-TM-03.pdf'))
  await user.give(drop, sheet('LEG-TM-03.pdf'), 'Space')
  await user.press(button(t['action.LancerImport']))
  await expect(page.getByText('3 files imported (3 pages filled, none replaced).')).toBeVisible()
  await user.looksRight()
  expect(await filesOf('02', '03', '04', '06')).toEqual(['leg_tm_02 safety.pdf', 'LEG-TM-03.pdf', 'IMG_0042.png', null])
})

import { demoFile } from './demo-file.ts'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const french: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const english: Walk = { locale: 'en', scheme: 'dark', hands: 'keyboard' }

interface Page {
  refPage: string
  lbFichier: string | null
}

const sheet = demoFile('sheet.pdf')
const photo = demoFile('plan.png')

test('files are matched to report pages, sent, and seen again [2.settings]', async ({ page, provider }) => {
  const user = new User(page, french)
  const { t } = user
  const pages = () => read<Page[]>(provider, '/api/Console/Prm/GamRapport/GetPageInfoList?idGammeVersion=2')
  const fileOf = async (ref: string) => (await pages()).find(({ refPage }) => refPage === ref)?.lbFichier
  await user.enter(provider, accounts.admin, '/Prm/Gam/GammeList?q=LEV-VGP')
  await page
    .getByRole('row', { name: /LEV-VGP/ })
    .getByText('Levage')
    .click({ button: 'right' })
  await page.getByRole('menuitem', { name: t['action.VoirInfos'] }).click()
  await expect(page.getByRole('dialog').getByText('Prochaine échéance')).toBeVisible()
  await page.keyboard.press('Escape')
  await user.press(page.getByRole('link', { name: 'LEV-VGP' }))
  await expect(page.getByRole('heading', { level: 1, name: /Vérification générale périodique/ })).toBeVisible()
  await user.looksRight()

  await user.press(page.getByRole('link', { name: t['view.PrmGamFileImport'] }))
  await user.give(page.getByRole('button', { name: /Déposer des fichiers/ }), [
    { name: 'lev_vgp_02 consignes.pdf', mimeType: 'application/pdf', buffer: sheet },
    { name: 'IMG_0042.png', mimeType: 'image/png', buffer: photo },
    { name: 'LEV-VGP-06.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') },
    { name: 'LEV-VGP-03.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  await expect(page.getByText('Ce format n’est pas accepté', { exact: true })).toBeVisible()
  await expect(page.getByText('Aucune page ne correspond au nom', { exact: false })).toBeVisible()
  await user.choose('Pages de IMG_0042.png', 'LEV-VGP-04')
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 fichiers prêts à être importés')).toBeVisible()
  await user.looksRight()

  // Leaving meanwhile asks for confirmation.
  const gate = Promise.withResolvers<void>()
  await page.route('**/GamRapport/Import*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await user.press(page.getByRole('button', { name: /^Lancer l.import$/ }))
  await expect(page.getByText('Import en cours', { exact: false })).toBeVisible()
  await user.press(page.getByRole('link', { name: t['view.PrmGamGammeList'] }).first())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer l’import' }).click()
  gate.resolve()
  await expect(
    page.getByText('2 fichiers importés (2 pages complétées, aucune remplacée). Un fichier n’a pas été importé.'),
  ).toBeVisible()
  await user.looksRight()
  expect([await fileOf('LEV-VGP-02'), await fileOf('LEV-VGP-04'), await fileOf('LEV-VGP-06')]).toEqual([
    'lev_vgp_02 consignes.pdf',
    'IMG_0042.png',
    null,
  ])

  await user.press(page.getByRole('link', { name: t['home.general'] }))
  await page
    .getByRole('row', { name: /LEV-VGP-02/ })
    .getByText('lev_vgp_02 consignes.pdf')
    .click({ button: 'right' })
  await page.getByRole('menuitem', { name: t['action.Apercu'] }).click()
  const preview = page.getByRole('dialog', { name: 'lev_vgp_02 consignes.pdf' })
  await expect(preview.getByRole('img', { name: 'lev_vgp_02 consignes.pdf' })).toBeVisible()
  await expect(preview.getByText('avec une photographie')).toBeAttached()
  await user.looksRight()
  const taken = page.waitForEvent('download')
  await user.press(preview.getByRole('button', { name: t['action.Telecharger'] }))
  expect((await taken).suggestedFilename()).toBe('lev_vgp_02 consignes.pdf')
})

test('by keyboard: a page is looked at, versions are compared, an old one takes no file', async ({
  page,
  provider,
}) => {
  const user = new User(page, english)
  const { t } = user
  await user.enter(provider, accounts.admin, '/Prm/Gam/GamRapportAccueil?idGammeVersion=2')
  await expect(page.getByRole('row', { name: /LEV-VGP-01/ })).toBeVisible()
  await user.press(page.getByRole('grid'), 'Home')
  await page.keyboard.press('Shift+F10')
  await user.pick(page.getByRole('menuitem', { name: t['action.Apercu'] }))
  const preview = page.getByRole('dialog', { name: 'LEV-VGP-garde.pdf' })
  await expect(preview.getByRole('img')).toBeVisible()
  await user.press(preview.getByRole('region'), '9')
  await expect(preview.getByRole('button', { name: 'Fit page' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await user.press(page.getByRole('button', { name: t['action.ComparerVersions'] }))
  await expect(page).toHaveURL(/vs=1/)
  await expect(page.getByRole('dialog').getByRole('row', { name: new RegExp(t['field.modeOp']) })).toBeVisible()
  await user.looksRight()
  await page.goto(`${provider.url}/Prm/Gam/FileImport?idGammeVersion=1`)
  await expect(page.getByText('Version 1.0 is no longer the current one', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /Drop files/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: t['action.LancerImport'] })).toHaveAttribute('aria-disabled', 'true')

  // Of a repository, its lists are compared too, by link.
  const erp = (
    await read<{ refReferentiel: string; idReferentielGuid: string }[]>(
      provider,
      '/api/Console/Prm/RefReferentiel/GetList',
    )
  ).find(({ refReferentiel }) => refReferentiel === 'ERP')
  const versions = await read<{ idReferentielVersion: number }[]>(
    provider,
    `/api/Console/Prm/RefReferentiel/GetVersionList?idReferentielGuid=${erp?.idReferentielGuid}`,
  )
  const [now, then] = versions.map(({ idReferentielVersion }) => idReferentielVersion)
  await page.goto(
    `${provider.url}/Prm/Ref/ReferentielAccueil?idReferentielGuid=${erp?.idReferentielGuid}&idReferentielVersion=${now}&vs=${then}`,
  )
  const compared = page.getByRole('dialog').getByRole('grid')
  await expect(compared.getByRole('row', { name: /Properties.*Norm.* NF C 18-510 NF EN 15635/ })).toBeVisible()
  await expect(
    compared.getByRole('row', { name: new RegExp(`${t['view.PrmRefLocalisationList']}.*Absent.*Present`) }).first(),
  ).toBeVisible()
  await expect(compared.getByRole('row', { name: /SIGNATURE.*Absent/ })).toHaveCount(0)
  await user.looksRight()
})

import { GamGamme, type Gamme, gammeLevage } from '@ronde/contracts/services/Prm/GamGamme'
import { GamRapport, garde } from '@ronde/contracts/services/Prm/GamRapport'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { homeStates, longWords, pageStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import home from './GamRapportAccueil/index.ts'

const at = '/Prm/Gam/GamRapportAccueil?idGammeVersion=1'
const files = '/Prm/Gam/FileImport?idGammeVersion=1'
const comparing = `${at.replace('=1', '=2')}&vs=1`
const versionOf = (idGammeVersion: number, more: Partial<Gamme> = {}): Gamme => ({
  ...gammeLevage,
  idGammeVersion,
  indice: idGammeVersion,
  isCurrent: idGammeVersion === 2,
  ...more,
})
/** Two versions, of which the first is no longer current. */
const versions = (more: Partial<Gamme> = {}) => answer(GamGamme.GetList, () => [versionOf(1, more), versionOf(2)])
const pages = (count: number, refPage = 'LEV-VGP') =>
  answer(GamRapport.GetPageInfoList, () =>
    Array.from({ length: count }, (_, index) => ({ ...garde, idPage: index + 1, refPage: `${refPage}-${index + 1}` })),
  )

const homes = homeStates(home, { at })
const imports = pageStates(GamRapport.GetPageInfoList, { at: files })
const comparisons = pageStates(GamRapport.GetPageInfoList, { at: comparing, answers: [versions()] })

const meta = preview.meta({
  title: 'Screens/Report pages',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at, globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Range = meta.story(homes.ready)
export const RangeLoading = meta.story(homes.loading)
export const RangeUnknown = meta.story(homes.unknown)
export const RangeFailed = meta.story(homes.error)
export const RangeForbidden = meta.story(homes.forbidden)
export const RangeLong = meta.story(homes.long)

/** A version that is no longer current is read-only. */
export const RangeReadOnly = meta.story({
  args: { answers: [versions(), pages(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’est plus la version courante/)).toBeVisible()
    await expect(await canvas.findByText(/^Cette version n’a pas de pages/)).toBeVisible()
  },
})

export const RangeManyAndNoMatch = meta.story({
  args: { answers: [pages(200)] },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: /Pages/ })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '201'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz')
    await expect(await canvas.findByText('Rien ne correspond à la recherche')).toBeVisible()
  },
})

const drop = () => screen.findByRole('button', { name: /Déposer des fichiers/ })
const choose = async (name: string) => {
  await waitFor(async () => expect(await drop()).toBeEnabled())
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field')
  return { input, file: new File(['%PDF-1.7'], name, { type: 'application/pdf' }) }
}

/** A file whose name matches a page is ready, also with a long name; one that matches none asks for its page. */
export const Files = meta.story({
  args: { at: files, answers: [pages(40)] },
  play: async ({ canvas, userEvent }) => {
    const { input, file } = await choose(`LEV-VGP-1 ${longWords}.pdf`)
    await userEvent.upload(input, [file, new File(['%PDF-1.7'], 'IMG.pdf', { type: 'application/pdf' })])
    await expect(await canvas.findByText(/^Un fichier prêt à être importé/)).toBeVisible()
    await expect(canvas.getByText(/^Aucune page ne correspond au nom/)).toBeVisible()
  },
})

/** The pages are loading: nothing can be dropped onto them. */
export const FilesLoading = meta.story({
  ...imports.loading,
  play: async () => {
    await expect(await drop()).toBeDisabled()
  },
})
export const FilesFailed = meta.story(imports.error)
export const FilesForbidden = meta.story(imports.forbidden)

/** A version without pages takes no files, and says where pages come from. */
export const FilesWithoutPages = meta.story({
  args: { at: files, answers: [pages(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cette version n’a pas de pages/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Déposer des fichiers/ })).toBeNull()
  },
})

export const FilesReadOnly = meta.story({
  args: { at: files, answers: [versions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’est plus la version courante/)).toBeVisible()
    await expect(await drop()).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Lancer l.import$/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

const compared = async () => within(await screen.findByRole('dialog', { name: /^Versions/ }))

/** The differences, with long values, under the choice of the version to compare with. */
export const Comparison = meta.story({
  args: { at: comparing, answers: [versions({ lbGammeLong: longWords })] },
  play: async () => {
    const dialog = await compared()
    await expect(await dialog.findByRole('row', { name: /Donaudampf/ })).toBeVisible()
    const above = dialog.getByRole('combobox', { name: 'Comparer à' }).getBoundingClientRect()
    await expect(dialog.getByRole('grid').getBoundingClientRect().top - above.bottom).toBeGreaterThanOrEqual(12)
  },
})
export const ComparisonSame = meta.story({
  args: { at: comparing, answers: [versions()] },
  play: async () => {
    await expect(await (await compared()).findByText('Ces deux versions ont les mêmes valeurs')).toBeVisible()
  },
})
export const ComparisonLoading = meta.story(comparisons.loading)
export const ComparisonFailed = meta.story(comparisons.error)
export const ComparisonForbidden = meta.story(comparisons.forbidden)

import { expect, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { GamGamme, gammeLevage } from '@ronde/contracts/services/Prm/GamGamme'
import { answer } from '../../../kit/testing/answers.ts'
import { listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import gammeList from './GammeList/index.ts'

const gammes = listStates(gammeList, { at: '/Prm/Gam/GammeList' })
const versions = answer(GamGamme.GetList, () =>
  [
    gammeLevage,
    { ...gammeLevage, idGammeVersion: 2, indice: 2, lbGamme: 'Vérification générale, deuxième version' },
  ].map((one, at) => ({ ...one, isCurrent: at === 1 })),
)

const meta = preview.meta({
  title: 'Screens/Ranges',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Gammes = meta.story(gammes.many)
export const GammesLoading = meta.story(gammes.loading)
export const GammesEmpty = meta.story(gammes.empty)
export const GammesNoMatch = meta.story(gammes.noMatch)
export const GammesFailed = meta.story(gammes.error)
export const GammesForbidden = meta.story(gammes.forbidden)
export const GammesLong = meta.story(gammes.long)
export const GammesAllVersions = meta.story({
  args: { at: '/Prm/Gam/GammeList', answers: [versions] },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/deuxième version/))[0]).toBeVisible()
    await expect(canvas.queryByText(gammeLevage.lbGamme)).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Toutes les versions' }))
    await expect(await canvas.findByText(gammeLevage.lbGamme)).toBeVisible()
  },
})
export const GammesInfos = meta.story({
  args: {
    at: '/Prm/Gam/GammeList?e=VoirInfos:1',
    answers: [
      answer(GamGamme.GetInfoDynamic, () => [
        { refInfo: 'nbPage', lbInfo: 'Pages', type: 'NI', value: '1200' },
        { refInfo: 'dtProchaine', lbInfo: 'Prochaine', type: 'DT', value: '2026-12-31' },
        { refInfo: 'arretee', lbInfo: 'Arrêtée par le site', type: 'B', value: 'false' },
        { refInfo: 'note', lbInfo: 'Note', type: 'T', value: null },
      ]),
    ],
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: new RegExp(gammeLevage.lbGamme) }))
    await expect(await panel.findByText('31/12/2026')).toBeVisible()
    await expect(panel.getByText('Non')).toBeVisible()
    await expect(panel.getByText(/^1\s200$/)).toBeVisible()
  },
})
export const GammesMateriels = meta.story({
  args: { at: '/Prm/Gam/GammeList?e=VoirMateriels:1' },
  play: async () => {
    await expect(await screen.findByText('Pont roulant 5 t')).toBeVisible()
  },
})

import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { ModTache, type Tache } from '@ronde/contracts/services/Prm/ModTache'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { heldAnswers } from '../../../kit/testing/held-answers.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import { whole } from '../../../kit/testing/whole-dialog.ts'

const { idModeGuid } = ModModeInspection.Get.example.input
const [first] = ModTache.GetList.example.value as [Tache]
const taskOf = (idTache: number, lbTache: string): Tache => ({
  ...first,
  idTache,
  ordre: idTache,
  estLiee: idTache > 1,
  lbTache,
})

/** A server that keeps its tasks and holds each save until the story releases it; reset for each story. */
const server = { rows: [] as Tache[], saves: heldAnswers<null>(), added: [] as unknown[] }
const answers = [
  answer(ModTache.GetList, () => server.rows),
  answer(ModTache.GetModelesList, () => ['Chaîne', 'Élingue', 'Manille'].map((label, at) => taskOf(100 + at, label))),
  answer(ModTache.UpdateLiens, async ({ liens }) => {
    await server.saves.next()
    server.rows = server.rows
      .map((row) => ({ ...row, ...liens.find(({ idTache }) => idTache === row.idTache) }))
      .toSorted((one, other) => one.ordre - other.ordre)
    return server.rows
  }),
  answer(ModTache.UpdateOrInsert, (input) => {
    server.added.push(input.lbTache)
    return first
  }),
]

const meta = preview.meta({
  title: 'Screens/Tasks of a mode',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: `/Prm/Mod/TacheList?idModeGuid=${idModeGuid}&idModeversion=1`, answers, globals: {} },
  beforeEach: () => {
    Object.assign(server, {
      rows: ['Crochet usé', 'Câble', 'Frein', 'Poutre'].map((label, at) => taskOf(at + 1, label)),
      saves: heldAnswers<null>(),
      added: [],
    })
  },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

const saved = (count: number) => waitFor(() => expect(server.saves.count).toBe(count), { timeout: 10_000 })

/** A row moved while another save is under way is moved after it, from its place then. */
export const MovedDuringAChange = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tasks = within(await canvas.findByRole('treegrid'))
    await userEvent.click(await tasks.findByText('Crochet usé'))
    await userEvent.click(
      await within(await canvas.findByRole('group', { name: 'Sélection' })).findByRole('button', { name: 'Lier' }),
    )
    await saved(1)
    await userEvent.click(tasks.getByText('Crochet usé'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    server.saves.at(0).resolve(null)
    await saved(2)
    server.saves.at(1).resolve(null)
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('row')
          .slice(1, 3)
          .map((row) => /Câble|Crochet usé/.exec(row.textContent)?.[0]),
      ).toEqual(['Câble', 'Crochet usé']),
    )
    await expect(server.rows.every(({ estLiee }) => estLiee)).toBe(true)
  },
})

/** Models can be searched; those that the search hides stay selected. */
export const ModelsSearched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter depuis un modèle' }))
    const dialog = within(await screen.findByRole('dialog', whole))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Manille/ }))
    await userEvent.type(dialog.getByRole('searchbox'), 'chaîne')
    await waitFor(() => expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /Chaîne/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter 2 lignes' }))
    await waitFor(() => expect(server.added).toEqual(['Manille', 'Chaîne']))
  },
})

import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { ownLock, SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { answer } from './testing/answers.ts'
import { byOther } from './testing/screen-states.ts'
import { ShowConsole } from './testing/show-console.tsx'
import { whole } from './testing/whole-dialog.ts'

const list = '/Aff/Aff/AffaireList'
const record = AffAffaire.Get.example.value
const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${record.idAffaireGuid}`
const [line] = SysLog.GetList.example.value as [Log]

const meta = preview.meta({
  title: 'Screens/Over a screen',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: list, globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** A way to look at a list, saved under a name. */
export const SavedViews = meta.story({
  args: { at: `${list}?q=levage` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vues' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enregistrer une nouvelle vue…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Mes levages')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Vue.: Mes levages$/ }))
    await expect(await screen.findByRole('menuitem', { name: /^Supprimer.*Mes levages/ })).toBeVisible()
  },
})

/** Who changed what of a record, the newest first. */
export const History = meta.story({
  args: {
    at: `${home}&e=VoirHistorique`,
    answers: [
      answer(SysLog.GetList, () => [
        {
          ...line,
          typeObjet: 'Affaire',
          refObjet: record.idAffaireGuid,
          changements: [{ champ: 'statut', ancien: 'OUVERTE', nouveau: 'ENCOURS' }],
        },
      ]),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Historique' }))
    await expect(await dialog.findByRole('listitem')).toHaveTextContent(/Statut.*Ouverte.*En cours/)
  },
})

/** How many rows go into the file is said before it is made. */
export const Export = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Exporter/ }))
    const count = await dialog.findByText(/^Une ligne sera exportée/)
    await expect(
      dialog.getByText('Format').getBoundingClientRect().top - count.getBoundingClientRect().bottom,
    ).toBeGreaterThanOrEqual(12)
  },
})

/** What is wrong in a file is said by line and column, before anything is written. */
export const ImportWithErrors = meta.story({
  args: {
    at: `/Core/Sys/TableAccueil?idTableGuid=${SysTable.GetList.example.value[0]?.idTableGuid}`,
    answers: [
      answer(SysValeur.Import, () => ({
        inserted: 0,
        updated: 0,
        errors: [{ line: 2, field: 'lbValeur', message: 'La valeur Libellé est requise' }],
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Importer' }))
    const input = await waitFor(
      () =>
        document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]') ??
        Promise.reject(new Error('no field')),
    )
    await userEvent.upload(input, new File(['refValeur;lbValeur\r\nA;\r\n'], 'valeurs.csv', { type: 'text/csv' }))
    await expect(await dialog.findByRole('row', { name: /2.*La valeur Libellé est requise/ })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Importer' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Télécharger les lignes en erreur' })).toBeVisible()
  },
})

const theirs = {
  ...record,
  lbClient: 'Autre client',
  lbAffaire: 'Ponts roulants',
  dtModification: '2026-03-30T10:00:00.000Z',
}
let isSaved = false

/** Somebody else saved the record meanwhile: of what both changed, the user chooses. */
export const Conflict = meta.story({
  args: {
    at: `${home}&e=Modifier`,
    answers: [
      answer(AffAffaire.Get, () => (isSaved ? theirs : record)),
      answer(AffAffaire.Update, () => {
        isSaved = true
        throw new CallFailure('http', { status: 409 })
      }),
    ],
  },
  play: async ({ userEvent }) => {
    isSaved = false
    const editor = within(await screen.findByRole('dialog', whole))
    const name = await editor.findByRole('textbox', { name: /^Libellé/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Palans')
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }))
    await expect(await dialog.findByRole('radio', { name: /^Ponts roulants/ })).toBeVisible()
    await expect(dialog.getByText(/Autre client/)).toBeVisible()
  },
})

let isTaken = false

/** Who holds a record, and since when; an administrator may take it over after a question. */
export const LockOfAnother = meta.story({
  args: {
    at: home,
    answers: [
      answer(SysObjetLock.GetListByReference, () => [isTaken ? ownLock : byOther]),
      answer(SysObjetLock.Verrouiller, () => {
        isTaken = true
        return ownLock
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    isTaken = false
    await expect(await canvas.findByText(/^Bao Nguyen modifie cet enregistrement depuis le/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre la main' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Bao Nguyen/ }))
    await userEvent.click(question.getByRole('button', { name: 'Prendre la main' }))
    await waitFor(() => expect(canvas.queryByText(/^Bao Nguyen/)).toBeNull())
  },
})

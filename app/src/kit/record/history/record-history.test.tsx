import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleInDom } from '../../../shell/testing/console-in-dom.tsx'
import { answer } from '../../testing/answers.ts'
import { heldAnswers } from '../../testing/held-answers.ts'

// There already when the first page asks for them.
import.meta.glob('../../../views/*/*/*/index.ts', { eager: true })
/** Skips the visibility check of queries, which takes seconds in jsdom. */
const anywhere = { hidden: true }
const slow = { timeout: 60_000 }
const affaire = AffAffaire.Get.example.value
const [example] = SysLog.GetList.example.value
const [lille] = AdmAgence.GetList.example.value
if (!example || !lille) throw new Error('examples have no row')

const line = (idLog: number, more: Partial<Log> = {}): Log => ({
  ...example,
  idLog,
  typeObjet: 'Affaire',
  refObjet: affaire.idAffaireGuid,
  changements: [
    { champ: 'statut', ancien: 'OUVERTE', nouveau: 'ENCOURS' },
    { champ: 'idAgence', ancien: 901, nouveau: 902 },
    { champ: 'lbClient', ancien: null, nouveau: 'Fonderies' },
    { champ: 'adresse', ancien: null, nouveau: '192.0.2.7' },
  ],
  ...more,
})
const agences = ['Lille', 'Lyon'].map((lbAgence, at) => ({ ...lille, idAgence: 901 + at, lbAgence }))
const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${affaire.idAffaireGuid}`
const opened = (reply: (input: { take?: number }) => Log[] | Promise<Log[]>, at = home) =>
  consoleInDom({ at, answers: [answer(SysLog.GetList, reply), answer(AdmAgence.GetList, () => agences)] })

test('a home tells who changed what: fields by their labels, codes and keys as words', async () => {
  const { call } = opened(() => [
    line(2),
    line(1, { refAction: 'CREATION', changements: [], lbUser: 'Bob Durand' }),
    line(3, { refObjet: 'another' }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Autres actions', ...anywhere }, slow))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Historique', ...anywhere }, slow))
  const history = within(await screen.findByRole('list', { name: 'Historique', ...anywhere }, slow))
  await history.findByText('Lyon', {}, slow)
  const [first, second, ...others] = history.getAllByRole('listitem', anywhere)
  expect(first?.textContent).toMatch(
    /Modification.*Alice Martin.*Statut.*Ouverte.*En cours.*Agence.*Lille.*Lyon.*Client.*Fonderies/,
  )
  expect(second?.textContent).toMatch(/Création.*Bob Durand/)
  // Where from is for the log.
  expect(first?.textContent).not.toMatch(/192\.0\.2\.7/)
  expect(others).toEqual([])
  expect(call.inputsOf(SysLog.GetList)[0]).toEqual({ typeObjet: 'Affaire', refObjet: affaire.idAffaireGuid, take: 50 })
})

test('who may not read the log is told so; the address opens it', async () => {
  opened(() => Promise.reject(new CallFailure('http', { status: 403 })), `${home}&e=VoirHistorique`)
  const dialog = await screen.findByRole('dialog', { name: 'Historique', ...anywhere }, slow)
  await within(dialog).findByText(/Vous n’avez pas le droit/, {}, slow)
})

test('older lines come when they are asked for', async () => {
  const many = Array.from({ length: 600 }, (_, at) => line(at, { changements: [] }))
  const { call } = opened(() => many.slice(0, call.inputsOf(SysLog.GetList).at(-1)?.take), `${home}&e=VoirHistorique`)
  fireEvent.click(
    await screen.findByRole('button', { name: 'Afficher les événements plus anciens', ...anywhere }, slow),
  )
  await screen.findByText(/^Les 500 derniers événements sont affichés/, {}, slow)
})

test('older lines that are coming or cannot be read leave the others, with what is to be done', async () => {
  const older = heldAnswers<Log[]>()
  const many = Array.from({ length: 50 }, (_, at) => line(at, { changements: [] }))
  opened(({ take }) => (take === 50 ? many : older.next()), `${home}&e=VoirHistorique`)
  const more = await screen.findByRole('button', { name: 'Afficher les événements plus anciens', ...anywhere }, slow)
  fireEvent.click(more)
  await expect.poll(() => older.count).toBe(1)
  within(more).getByRole('img', anywhere)
  expect(more.isConnected).toBe(true)
  await act(async () => older.at(0).reject(new CallFailure('http', { status: 500 })))
  const dialog = within(screen.getByRole('dialog', { name: 'Historique', ...anywhere }))
  await dialog.findByRole('group', { ...anywhere, name: 'Une erreur est survenue' }, slow)
  expect(dialog.getAllByRole('listitem', anywhere).length).toBeGreaterThanOrEqual(50)
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer', ...anywhere }))
  await act(async () => older.at(1).resolve(many))
  await expect.poll(() => dialog.queryByRole('group', { ...anywhere, name: 'Une erreur est survenue' })).toBeNull()
})

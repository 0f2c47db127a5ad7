import { GamRapport, type PageInfo } from '@ronde/contracts/services/Prm/GamRapport'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./Prm/Gam/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const [garde] = GamRapport.GetPageInfoList.example.value
if (!garde) throw new Error('no page')
const pages = ['LEV-VGP-01', 'LEV-VGP-02'].map((refPage, at): PageInfo => ({ ...garde, idPage: at + 1, refPage }))
const result = GamRapport.Import.example.value

/** The page on which files are sent onto pages, with one file for each page chosen and the first on its way. */
async function sending() {
  const answers = heldAnswers<typeof result>()
  const it = consoleInDom({
    at: `/Prm/Gam/FileImport?idGammeVersion=${garde?.idGammeVersion}`,
    answers: [answer(GamRapport.GetPageInfoList, () => pages), answer(GamRapport.Import, answers.next)],
  })
  await expect.poll(() => document.querySelector('input[type=file]:enabled'), slow).toBeTruthy()
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no field')
  const files = pages.map(({ refPage }) => new File(['%PDF-1.7'], `${refPage}.pdf`))
  fireEvent.change(input, { target: { files } })
  await screen.findByText(/^2 fichiers prêts/)
  fireEvent.click(screen.getByRole('button', { name: /^Lancer l.import$/ }))
  await expect.poll(() => answers.count).toBe(1)
  const fails = async (at: number, failure: CallFailure) => {
    await expect.poll(() => answers.count).toBe(at + 1)
    await act(async () => answers.at(at).reject(failure))
  }
  return { ...it, answers, fails }
}

test('the second click of a double click that sends files again does not stop them', async () => {
  const { answers, fails, call } = await sending()
  await fails(0, new CallFailure('http', { status: 500 }))
  await fails(1, new CallFailure('http', { status: 500 }))
  const click = async (name: string, detail: number) => {
    const there = await screen.findByRole('button', { name })
    fireEvent.mouseDown(there, { detail })
    fireEvent.mouseUp(there, { detail })
    fireEvent.click(there)
  }
  await click('Réessayer', 1)
  await click('Arrêter l’import', 2)
  await expect.poll(() => answers.count).toBe(3)
  await act(async () => answers.at(2).resolve(result))
  await expect.poll(() => answers.count).toBe(4)
  await act(async () => answers.at(3).resolve(result))
  expect(await screen.findByText(/^2 fichiers importés/)).toBeTruthy()
  expect(call.inputsOf(GamRapport.Import)).toHaveLength(4)
})

test('a file whose answer was lost, or that was stopped on its way, may have arrived: nobody is told that it was not imported', async () => {
  const { fails } = await sending()
  await fails(0, new CallFailure('network'))
  await fails(1, new CallFailure('http', { status: 415 }))
  expect(await screen.findByText(/Un fichier n’a pas été importé\. Un fichier est peut-être importé\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Réessayer l’envoi de LEV-VGP-02/ }))
  await fails(2, new CallFailure('cancelled'))
  expect(await screen.findByText('2 fichiers sont peut-être importés.')).toBeTruthy()
  expect(screen.getByText(/^Envoi arrêté : le fichier est peut-être arrivé/)).toBeTruthy()
})

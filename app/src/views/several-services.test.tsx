import { AffAffairePrestation, type Prestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { CallFailure } from '@ronde/contracts/wire'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { $drafts } from '../kit/editor/drafts.ts'
import { memoryDrafts } from '../kit/editor/testing/memory-drafts.ts'
import { editorTold } from '../kit/editor/model.ts'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { openingIn } from '../kit/testing/show-editor.tsx'
import { held, type Held } from '../kit/testing/test-scope.ts'
import { $move } from '../navigation/navigation.ts'
import { sessionEnded } from '../session/session.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the page asks for them.
import.meta.glob('./Aff/Aff/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const [example] = AffAffairePrestation.GetList.example.value
const [piece] = example?.materiels ?? []
if (!example || !piece) throw new Error('the example has no equipment')
const pieces = [1, 2, 3, 4].map((at) => ({ ...piece, idMateriel: at, lb: `Pont ${at}` }))
const service: Prestation = { ...example, dtEcheance: '2099-06-30', materiels: pieces.slice(0, 3), nbMateriel: 3 }

/** Opens the editor of a new service like the existing one, on three pieces of equipment. */
async function opened(
  save: (input: { materiels?: readonly { idMateriel: number }[] }) => Prestation | Promise<Prestation>,
  { answers = [], values = [] }: { answers?: readonly EndpointAnswer[]; values?: readonly Held[] } = {},
) {
  const it = consoleInDom({
    at: `/Aff/Aff/AffairePrestationList?e=AjouterPrestation:${service.idPrestation}`,
    answers: [
      answer(AffAffairePrestation.GetList, () => [service]),
      answer(GamGamme.GetGamMaterielList, () => pieces),
      answer(AffAffairePrestation.Insert, async (input) => save(input)),
      ...answers,
    ],
    values,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle prestation' }, slow))
  return { it, dialog }
}

const keysOf = ({ call }: ReturnType<typeof consoleInDom>) =>
  call.asked.flatMap(({ path, idempotencyKey }) => (path.endsWith('Prestation/Insert') ? [idempotencyKey] : []))

test('one form makes a service for each piece of equipment; what was refused stays, and is the same save when it is sent again', async () => {
  let refuses = true
  const { it, dialog } = await opened((input) => {
    const [first] = input.materiels ?? []
    if (refuses && first?.idMateriel === 2)
      throw new CallFailure('refused', {
        status: 422,
        messages: [{ message: 'La gamme ne convient pas', eventType: 4, exception: null }],
      })
    return { ...service, idPrestation: 100 + (first?.idMateriel ?? 0) }
  })
  fireEvent.click(await dialog.findByRole('switch', { name: 'Une prestation par matériel' }, slow))
  fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer les 3' }, slow))

  await dialog.findByText(/^Un enregistrement n’a pas été fait/, {}, slow)
  expect(dialog.getByText(/Pont 2$/, { selector: 'strong' }).parentElement?.textContent).toMatch(/convient pas/)
  const inputs = it.call.inputsOf(AffAffairePrestation.Insert)
  expect(inputs.map(({ materiels }) => materiels)).toEqual([1, 2, 3].map((idMateriel) => [{ idMateriel }]))
  expect(new Set(inputs.map(({ dtEcheance }) => dtEcheance))).toEqual(new Set(['2099-06-30']))
  expect(it.toasts.at(-1)?.text).toMatch(/^2 prestations ajoutées/)
  refuses = false
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  expect(it.call.inputsOf(AffAffairePrestation.Insert)).toHaveLength(4)
  expect(it.call.inputsOf(AffAffairePrestation.Insert).at(-1)).toMatchObject({ materiels: [{ idMateriel: 2 }] })
})

test('a save that nothing confirmed is sent again under its key: none is made twice', async () => {
  let isAway = true
  const { it, dialog } = await opened((input) => {
    const [first] = input.materiels ?? []
    if (isAway && first?.idMateriel === 3) throw new CallFailure('network')
    return { ...service, idPrestation: 100 + (first?.idMateriel ?? 0) }
  })
  fireEvent.click(await dialog.findByRole('switch', { name: 'Une prestation par matériel' }, slow))
  fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer les 3' }, slow))
  await dialog.findByText(/^Un enregistrement n’a pas été fait/, {}, slow)
  isAway = false
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  const keys = keysOf(it)
  expect(keys).toHaveLength(4)
  expect(keys[3]).toBe(keys[2])
  expect(new Set(keys).size).toBe(3)
})

const saveAll = async (dialog: Awaited<ReturnType<typeof opened>>['dialog']) => {
  fireEvent.click(await dialog.findByRole('switch', { name: 'Une prestation par matériel' }, slow))
  fireEvent.click(await dialog.findByRole('button', { name: 'Enregistrer les 3' }, slow))
}
const sentBy = ({ call }: ReturnType<typeof consoleInDom>) =>
  call.inputsOf(AffAffairePrestation.Insert).map(({ materiels }) => materiels?.map(({ idMateriel }) => idMateriel))
/** Saves that are answered by hand, and the answer to the next one. */
function byHand() {
  const answers = heldAnswers<Prestation>()
  const answerNext = async (at: number, value?: CallFailure) => {
    await expect.poll(() => answers.count, slow).toBe(at + 1)
    await act(async () =>
      value ? answers.at(at).reject(value) : answers.at(at).resolve({ ...service, idPrestation: 100 + at }),
    )
  }
  return { answers, answerNext }
}

test('after a session that ends amid the saves, its draft makes none of them twice', async () => {
  const drafts = memoryDrafts()
  const values = [held($drafts, drafts)]
  const { answers, answerNext } = byHand()
  const { it, dialog } = await opened(answers.next, { values })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Libellé/ }), { target: { value: 'Palans' } })
  await saveAll(dialog)
  await answerNext(0)
  await answerNext(1)
  await expect.poll(() => answers.count, slow).toBe(3)
  void it.raise(sessionEnded, { reason: 'expired' })
  await expect.poll(() => drafts.disk.alive.size).toBe(0)
  it.unmount()

  // What the console computes is other by then: the label names the place.
  const places = RefReferentiel.GetLieuList.example.value.map((place) => ({ ...place, lbLocalisation: 'Autre' }))
  const again = await opened(() => service, { values, answers: [answer(RefReferentiel.GetLieuList, () => places)] })
  await again.dialog.findByText(/^Brouillon du/, {}, slow)
  fireEvent.click(again.dialog.getByRole('button', { name: /^Enregistrer( les 3)?$/ }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  expect(sentBy(again.it)).toEqual([[3]])
  expect(again.it.call.inputsOf(AffAffairePrestation.Insert)[0]).toEqual(
    it.call.inputsOf(AffAffairePrestation.Insert)[2],
  )
  expect(keysOf(again.it)).toEqual(keysOf(it).slice(2))
})

test('saves that go on after their form was closed leave the next form alone', async () => {
  const { answers, answerNext } = byHand()
  const { it, dialog } = await opened(answers.next)
  await saveAll(dialog)
  await expect.poll(() => answers.count, slow).toBe(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
  act(() => it.scope.getState($move)({ to: '/Aff/Aff/AffairePrestationList?e=AjouterPrestation' }))
  const next = within(await screen.findByRole('dialog', { name: 'Nouvelle prestation' }, slow))
  const label = await next.findByRole<HTMLInputElement>('textbox', { name: /^Libellé/ }, slow)
  fireEvent.change(label, { target: { value: 'Palans' } })
  expect(next.queryByText(/^Enregistrement : /)).toBeNull()
  for (const at of [0, 1, 2]) await answerNext(at)
  await expect.poll(() => it.toasts.at(-1)?.text, slow).toMatch(/^3 prestations ajoutées/)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(label).toHaveProperty('isConnected', true)
  expect(label.value).toBe('Palans')
})

describe('what is put in the form while its records are saved', () => {
  test('keeps it open once all are saved, and it says so', async () => {
    const { answers, answerNext } = byHand()
    const { it, dialog } = await opened(answers.next)
    await saveAll(dialog)
    await answerNext(0)
    await answerNext(1)
    const label = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Libellé/ })
    fireEvent.change(label, { target: { value: 'Palans' } })
    await answerNext(2)
    await dialog.findByText(/Ce que vous avez saisi ensuite n’y est pas/, {}, slow)
    expect(label.value).toBe('Palans')
    expect(sentBy(it)).toEqual([[1], [2], [3]])
  })

  test('stays chosen beside what was refused', async () => {
    const { answers, answerNext } = byHand()
    const { it, dialog } = await opened(answers.next)
    await saveAll(dialog)
    await answerNext(0)
    await expect.poll(() => answers.count, slow).toBe(2)
    const materiels = [1, 2, 3, 4].map((idMateriel) => ({ idMateriel }))
    await act(async () => {
      void it.raise(editorTold, {
        id: openingIn(it),
        event: { kind: 'typed', values: { materiels }, name: 'materiels', at: '2026-03-31T08:30:00.000Z' },
      })
    })
    await answerNext(1, new CallFailure('refused', { status: 422 }))
    await answerNext(2)
    await dialog.findByText(/^Un enregistrement n’a pas été fait/, {}, slow)
    fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer les 2' }))
    await answerNext(3)
    await answerNext(4)
    await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
    expect(sentBy(it)).toEqual([[1], [2], [3], [2], [4]])
  })
})
